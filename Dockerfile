# A small image with the program and with git, which fetches templates. It has no Swift, which 'generamba gen' runs in Swift
# packages, and 'generamba template check'.
#   docker build --tag generamba .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/project" generamba template lint Templates

FROM swift:6.3 AS build
WORKDIR /source
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libyaml-dev make pkg-config \
    && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make release && cp .build/release/generamba /usr/local/bin/

FROM alpine:3.22
# hadolint ignore=DL3018
RUN apk add --no-cache git
COPY --from=build /usr/local/bin/generamba /usr/local/bin/
# A folder that every user may write to, because the user of the host has no home here.
ENV HOME=/tmp
WORKDIR /project
ENTRYPOINT ["generamba"]
