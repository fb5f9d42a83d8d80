//! tinytemplate with the values of the benchmark, for a program in another language that loads this library.

use serde::Serialize;
use std::{ptr, slice, str};
use tinytemplate::{error::Error, format_unescaped, TinyTemplate};

/// The values of Values.swift.
#[derive(Serialize)]
struct Scope {
    year: String,
    date: String,
    prefix: String,
    developer: Developer,
    module_info: Module,
    custom_parameters: Parameters,
    properties: Vec<Property>,
}

#[derive(Serialize)]
struct Developer {
    name: String,
    company: String,
}

#[derive(Serialize)]
struct Module {
    name: String,
    description: String,
    project_name: String,
    product_module_name: String,
}

#[derive(Serialize)]
struct Parameters {
    is_tracked: bool,
}

#[derive(Serialize)]
struct Property {
    name: String,
    r#type: String,
    summary: String,
}

fn property(number: usize) -> Property {
    Property {
        name: format!("value{number}"),
        r#type: if number % 2 == 0 { "String" } else { "Int" }.into(),
        summary: format!("What the view shows in its row number {number}."),
    }
}

fn scope() -> Scope {
    Scope {
        year: "2026".into(),
        date: "05/03/2026".into(),
        prefix: "SHP".into(),
        developer: Developer { name: "Jane Doe".into(), company: "Example Ltd.".into() },
        module_info: Module {
            name: "Checkout".into(),
            description: "The last step of an order: address, delivery and payment".into(),
            project_name: "Shop".into(),
            product_module_name: "ShopKit".into(),
        },
        custom_parameters: Parameters { is_tracked: true },
        properties: (0..10).map(property).collect(),
    }
}

/// A template's text with its values, and the parsed template.
pub struct Engine {
    text: &'static str,
    scope: Scope,
    parsed: TinyTemplate<'static>,
}

fn parsed(text: &str) -> Result<TinyTemplate<'_>, Error> {
    let mut template = TinyTemplate::new();
    template.set_default_formatter(&format_unescaped);
    template.add_template("presenter", text)?;
    Ok(template)
}

/// Returns the engine for a template in UTF-8, which must exist as long as the engine; null if the template is invalid.
///
/// # Safety
/// `text` must point to `count` bytes.
#[no_mangle]
pub unsafe extern "C" fn tinytemplate_engine(text: *const u8, count: usize) -> *const Engine {
    let Ok(text) = str::from_utf8(slice::from_raw_parts(text, count)) else { return ptr::null() };
    let Ok(parsed) = parsed(text) else { return ptr::null() };
    Box::leak(Box::new(Engine { text, scope: scope(), parsed }))
}

/// Parses the template, renders it and returns the number of bytes; 0 if that fails.
#[no_mangle]
pub extern "C" fn tinytemplate_parse_and_render(engine: &Engine) -> usize {
    let text = parsed(engine.text).and_then(|template| template.render("presenter", &engine.scope));
    text.map_or(0, |text| text.len())
}

/// Renders the parsed template and returns the number of bytes; 0 if that fails.
#[no_mangle]
pub extern "C" fn tinytemplate_render(engine: &Engine) -> usize {
    engine.parsed.render("presenter", &engine.scope).map_or(0, |text| text.len())
}

/// Renders the parsed template into a buffer with room for `tinytemplate_render` bytes.
///
/// # Safety
/// `bytes` must have room for them.
#[no_mangle]
pub unsafe extern "C" fn tinytemplate_write(engine: &Engine, bytes: *mut u8) {
    if let Ok(text) = engine.parsed.render("presenter", &engine.scope) {
        ptr::copy_nonoverlapping(text.as_ptr(), bytes, text.len());
    }
}
