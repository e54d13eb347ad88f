/** React's HTML escapes. */
const inHtml: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
};

const inReply = (body: string) => JSON.stringify(body).length - 2;

/** In a menu's JSON or the page's JSON-LD, where `<` must not close its element. */
const inData = (sign: string) => JSON.stringify(sign).slice(1, -1).replaceAll('<', '\\u003c');

/** Worst-case bytes per ASCII character; a function returns a page as a JSON string. */
const escaped = Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return Math.max(inReply(inHtml[sign] ?? sign), inReply(inData(sign)));
});

/** The maximum for a one-byte character. */
export const mostOfOneSign = Math.max(...escaped);

/** Maximum UTF-8 bytes of a text in one place of a page, including escapes. */
export function bytesOnPage(text: string): number {
  let bytes = Buffer.byteLength(text);
  // By char code: a catalogue may have 20 million.
  for (let at = 0; at < text.length; at += 1) bytes += (escaped[text.charCodeAt(at)] ?? 1) - 1;
  return bytes;
}
