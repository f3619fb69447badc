//! A reader of XML that refuses malformed files and returns the texts.

/// The texts between `<text>` and `</text>`, or the error.
pub fn texts(xml: &str) -> Result<Vec<String>, String> {
    let mut open: Vec<&str> = Vec::new();
    let mut texts = Vec::new();
    let mut rest = xml;
    while let Some(at) = rest.find('<') {
        let (before, after) = rest.split_at(at);
        let content = content(before)?;
        match open.last() {
            Some(&"text") => texts.push(content),
            None if !content.trim().is_empty() => return Err(format!("outside: {content}")),
            _ => {}
        }
        let end = after.find('>').ok_or("an open tag")?;
        let tag = &after[1..end];
        rest = &after[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes another tag"));
            }
            continue;
        }
        let (tag, empty) = tag
            .strip_suffix('/')
            .map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if name.is_empty() || !name.chars().all(char::is_alphanumeric) {
            return Err(format!("<{name}>"));
        }
        check(attributes)?;
        if !empty {
            open.push(name);
        }
    }
    match open.is_empty() && rest.trim().is_empty() {
        true => Ok(texts),
        false => Err(format!("{open:?} are not closed")),
    }
}

/// Attributes are names with values in quotes, each name once.
fn check(attributes: &str) -> Result<(), String> {
    let mut names = Vec::new();
    let mut rest = attributes;
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"").ok_or(format!("attribute {rest}"))?;
        let (value, after) = after.split_once('"').ok_or(format!("value of {name}"))?;
        content(value)?;
        if names.contains(&name) || name.contains(['"', '<', ' ']) {
            return Err(format!("attribute {name}"));
        }
        names.push(name);
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    Ok(())
}

/// A text as it was before it was escaped.
fn content(text: &str) -> Result<String, String> {
    let forbidden = |one: &char| matches!(one, '\0'..' ' | '\u{fffe}' | '\u{ffff}') && *one != '\n';
    if let Some(one) = text.chars().find(forbidden) {
        return Err(format!("{one:?}"));
    }
    let mut read = String::new();
    let mut parts = text.split('&');
    read.push_str(parts.next().unwrap_or(""));
    for part in parts {
        let (entity, after) = part.split_once(';').ok_or(format!("&{part}"))?;
        read.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            _ => return Err(format!("&{entity};")),
        });
        read.push_str(after);
    }
    match text.contains("]]>") {
        true => Err("]]>".into()),
        false => Ok(read),
    }
}
