/*
 * Letters as pages and old files leave them: «&eacute;», and «Ã©», which is UTF-8 that was read as Windows-1252.
 */

const named = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['euro', '€'],
  ['pound', '£'],
  ['yen', '¥'],
  ['cent', '¢'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['deg', '°'],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
]);
const accents = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030A'],
  ['caron', '\u030C'],
  ['cedil', '\u0327'],
]);
const entity = /&(?:#(\d{2,5})|#x([\da-f]{2,5})|([a-z]{2,6}\d{0,2}));/giu;
const accented = new RegExp(
  `^(?<letter>[A-Za-z])(?<accent>${[...accents.keys()].join('|')})$`,
  'u',
);

function letterOf(name: string): string | undefined {
  const { letter = '', accent = '' } = accented.exec(name)?.groups ?? {};
  return named.get(name) ?? (letter === '' ? undefined : `${letter}${accents.get(accent)}`);
}

const entityOf = (whole: string, number?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return letterOf(name) ?? whole;
  return String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16));
};

const withoutEntities = (text: string) => text.replaceAll(entity, entityOf);

/** What Windows-1252 has from 0x80 on; the five that it lacks stand for themselves. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const isHigh = String.raw`[\u0080-\u00BF${windows}]`;
const misread = new RegExp(
  `[\\u00C2-\\u00DF]${isHigh}|[\\u00E0-\\u00EF]${isHigh}{2}|[\\u00F0-\\u00F4]${isHigh}{3}`,
  'gu',
);
const leastMisread = 2;

const byteOf = (letter: string) => {
  const at = windows.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
};

/** Where each letter beyond ASCII is such a misreading: «CAFÉ”» alone is none. */
function withoutMisreadings(text: string): string {
  const isAll = !/[\u00C0-\u00FF]/u.test(text.replaceAll(misread, ''));
  if (!isAll || (text.match(misread) ?? []).length < leastMisread) return text;
  const utf8 = new TextDecoder();
  return text.replaceAll(misread, (letters) =>
    utf8.decode(Uint8Array.from(letters.split('').map(byteOf))),
  );
}

/** A text with its letters, whatever a page or a file made of them. */
export const withLettersRestored = (text: string): string =>
  withoutEntities(withoutMisreadings(text));
