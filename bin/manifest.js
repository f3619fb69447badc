// The manifests of packages of SCORM 1.2 (Content Aggregation Model, 2.3) and 2004, and the course structure of cmi5:
// one page that reports.

import { scaled } from '../www/course/cmi5.js'

/**
 * The manifest of a package of SCORM 1.2. It has no `masteryscore`: with one, platforms write `failed` over the status of the
 * page as soon as it is left, also where the student may go on another day.
 * @param {string} id differs from that of other packages
 * @param {{ title: string }} exercise
 */
export function manifest(id, { title }) {
  return scorm(id, title, {
    version: '1.2',
    names: `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
    visible: ' isvisible="true"',
    type: 'scormtype',
  })
}

/**
 * The manifest of a package of SCORM 2004, 4th edition.
 * @param {string} id differs from that of other packages
 * @param {{ title: string, pass: number | null }} exercise
 */
export function manifest2004(id, { title, pass }) {
  const mark = `
        <imsss:sequencing>
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="score" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>${pass}</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`
  return scorm(id, title, {
    version: '2004 4th Edition',
    names: `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
    xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
    mark: pass === null ? '' : mark,
    type: 'scormType',
  })
}

/**
 * @param {string} id
 * @param {string} title
 * @param {{ version: string, names: string, visible?: string, mark?: string, type: string }} edition
 */
function scorm(id, title, { version, names, visible = '', mark = '', type }) {
  const name = xmlText(title)
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="secateur-${id}" version="1.0"
    ${names}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${version}</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${name}</title>
      <item identifier="exercise" identifierref="page"${visible}>
        <title>${name}</title>${mark}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:${type}="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`
}

/**
 * The course structure of a package of cmi5.
 * @param {string} id differs from that of other packages
 * @param {{ title: string, pass: number | null, attributes: Record<string, string> }} exercise
 */
export function courseStructure(id, { title, pass, attributes: { lang = 'en' } }) {
  const name = `<langstring lang="${xmlText(lang)}">${xmlText(title)}</langstring>`
  const labels = `<title>${name}</title>\n    <description>${name}</description>`
  // Every exercise has a name of its own. No address is asked for it.
  const iri = `urn:secateur:${id}`
  const mark =
    pass === null ? 'moveOn="Completed"' : `moveOn="Passed" masteryScore="${scaled(pass)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${iri}">
    ${labels}
  </course>
  <au id="${iri}:exercise" ${mark} launchMethod="AnyWindow">
    ${labels}
    <url>index.html</url>
  </au>
</courseStructure>
`
}

/** A text in XML, without the characters that XML cannot have. @param {string} text */
function xmlText(text) {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
