export type XmlNode = string | number | boolean | readonly [name: string, content: XmlContent];
type XmlContent = XmlNode | readonly XmlNode[];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A whole document of S3's namespace. A node is `[name, content]`; content is text, a node or nodes. */
export function xmlDocument(name: string, nodes: readonly XmlNode[], namespace = true): string {
  const xmlns = namespace ? ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${xmlns}>${nodes.map(render).join('')}</${name}>`;
}

/** The texts of every element of that name, unescaped. Enough for the flat bodies that S3 is sent. */
export function xmlTexts(document: string, name: string): string[] {
  const found = document.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));
  return Array.from(found, ([, text]) => unescape(text ?? ''));
}

function render(node: XmlNode): string {
  if (!isElement(node)) return escape(String(node));
  const [name, content] = node;
  const inside = isList(content) ? content.map(render).join('') : render(content);
  return `<${name}>${inside}</${name}>`;
}

function isElement(node: XmlNode): node is readonly [string, XmlContent] {
  return typeof node === 'object';
}

/** An element starts with its name; a list of nodes starts with a node. An empty list is a list. */
function isList(content: XmlContent): content is readonly XmlNode[] {
  return Array.isArray(content) && typeof content[0] !== 'string';
}

function escape(text: string): string {
  return text.replace(/[&<>"\r]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function unescape(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return entities[name] ?? whole;
  });
}
