import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
const builder = new XMLBuilder({ ignoreAttributes: false });
/** A whole document of S3's namespace. */
export function xmlDocument(name, content, namespace = true) {
  const xmlns = namespace ? { '@_xmlns': 'http://s3.amazonaws.com/doc/2006-03-01/' } : {};
  const document = builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [name]: { ...xmlns, ...content },
  });
  // A reader would take a bare one for the end of a line.
  return document.replaceAll('\r', '&#13;');
}
const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === 'Object' || name === 'Tag',
});
/** What S3 was sent, every value as text; undefined where it is not well-formed. */
export function readXml(document) {
  return XMLValidator.validate(document) === true ? parser.parse(document) : undefined;
}
