// The manifest of a package of SCORM 1.2 (Content Aggregation Model, 2.3): one organization with one page that reports.

/**
 * @param {string} id differs from that of other packages
 * @param {{ title: string, pass: number | null }} exercise
 */
export function manifest(id, { title, pass }) {
  const name = escaped(title)
  const mark =
    pass === null
      ? ''
      : `\n        <adlcp:masteryscore>${Math.round(pass * 10_000) / 100}</adlcp:masteryscore>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="secateur-${id}" version="1.0"
    xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${name}</title>
      <item identifier="exercise" identifierref="page" isvisible="true">
        <title>${name}</title>${mark}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`
}

/** A text in XML, without the characters that XML cannot have. @param {string} text */
function escaped(text) {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
