/** What React makes of these in HTML. */
const inHtml: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
};

const inReply = (body: string) => JSON.stringify(body).length - 2;

/** In the JSON of a menu, or of what the page tells search engines, where `<` must not end its element. */
const inData = (sign: string) => JSON.stringify(sign).slice(1, -1).replaceAll('<', '\\u003c');

/** What each sign of ASCII takes where it takes most; a function answers a page as a text of JSON. */
const escaped = Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return Math.max(inReply(inHtml[sign] ?? sign), inReply(inData(sign)));
});

/** The most that a sign of one byte comes to. */
export const mostOfOneSign = Math.max(...escaped);

/** Bytes (UTF-8) of a text at one place of a page, at most: with what escaping makes of its signs. */
export function bytesOnPage(text: string): number {
  let bytes = Buffer.byteLength(text);
  // By its codes: a catalogue may hold 20 million of them.
  for (let at = 0; at < text.length; at += 1) bytes += (escaped[text.charCodeAt(at)] ?? 1) - 1;
  return bytes;
}
