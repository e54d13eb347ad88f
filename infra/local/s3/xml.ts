import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element's children by name; an array repeats the element. */
export type XmlContent = { [name: string]: XmlValue | readonly XmlContent[] | undefined };
type XmlValue = string | number | boolean | XmlContent;

const builder = new XMLBuilder({ ignoreAttributes: false });

/** A complete document in S3's namespace. */
export function xmlDocument(name: string, content: XmlContent, namespace = true): string {
  const xmlns = namespace ? { '@_xmlns': 'http://s3.amazonaws.com/doc/2006-03-01/' } : {};
  const document = builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [name]: { ...xmlns, ...content },
  });
  // A parser would normalize a bare CR to a line feed.
  return document.replaceAll('\r', '&#13;');
}

const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === 'Object' || name === 'Tag',
});

/** Parses a request document with every value as text; undefined if it is not well-formed. */
export function readXml(document: string): unknown {
  return XMLValidator.validate(document) === true ? parser.parse(document) : undefined;
}
