// A library to preload: threads that do not request a stack size get STACK_KB, as on systems with small stacks.
// With -D PROBE, this is a program that prints the stack size of such a thread in KiB.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef PROBE
static void *measure(void *nothing) {
    pthread_attr_t attributes;
    size_t size = 0;
    pthread_getattr_np(pthread_self(), &attributes);
    pthread_attr_getstacksize(&attributes, &size);
    printf("%zu\n", size / 1024);
    return nothing;
}

int main(void) {
    pthread_t thread;
    return pthread_create(&thread, NULL, measure, NULL) || pthread_join(thread, NULL);
}
#else
typedef int create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

int pthread_create(pthread_t *thread, const pthread_attr_t *given, void *(*body)(void *), void *argument) {
    create *real = (create *)dlsym(RTLD_NEXT, "pthread_create");
    size_t usual = 0, wanted = 0;
    pthread_attr_t attributes;
    pthread_getattr_default_np(&attributes);
    pthread_attr_getstacksize(&attributes, &usual);
    pthread_attr_destroy(&attributes);
    if (given) pthread_attr_getstacksize(given, &wanted);
    if (given && wanted != usual) return real(thread, given, body, argument);
    if (given) {
        attributes = *given;
    } else {
        pthread_attr_init(&attributes);
    }
    pthread_attr_setstacksize(&attributes, strtoul(getenv("STACK_KB"), NULL, 10) * 1024);
    return real(thread, &attributes, body, argument);
}
#endif
