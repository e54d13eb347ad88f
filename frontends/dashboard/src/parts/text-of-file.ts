/** In which Excel saves a plain CSV where these languages are spoken; elsewhere it is Windows-1252. */
const codePages: [encoding: string, languages: RegExp][] = [
  ['windows-1250', /^(?:pl|cs|sk|hu|sl|hr|bs|ro|sq)\b/],
  ['windows-1251', /^(?:ru|uk|be|bg|sr|mk)\b/],
  ['windows-1253', /^el\b/],
  ['windows-1254', /^tr\b/],
  ['windows-1255', /^he\b/],
  ['windows-1256', /^(?:ar|fa|ur)\b/],
  ['windows-1257', /^(?:et|lv|lt)\b/],
  ['windows-1258', /^vi\b/],
  ['windows-874', /^th\b/],
  ['shift_jis', /^ja\b/],
  ['euc-kr', /^ko\b/],
  ['big5', /^zh-(?:hant|tw|hk|mo)\b/i],
  ['gbk', /^zh\b/],
];

/** By its byte order mark: Excel's “Unicode Text” has one. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Undefined if it is in another encoding. */
function decoded(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** As Windows writes what an ISO encoding or a part of another has. */
const ofWindows = new Map([
  ['ISO-8859-1', 'windows-1252'],
  ['ISO-8859-2', 'windows-1250'],
  ['ISO-8859-5', 'windows-1251'],
  ['ISO-8859-6', 'windows-1256'],
  ['ISO-8859-7', 'windows-1253'],
  ['ISO-8859-8', 'windows-1255'],
  ['ISO-8859-9', 'windows-1254'],
  ['GB18030', 'gbk'],
]);

/** The least confidence that tells of more than that it is possible: 10 is of any bytes that two together could be a sign. */
const leastOf = (name: string) => (/^(?:GB|EUC|Big5|Shift)/u.test(name) ? 11 : 1);

/** By how often its letters follow each other in the languages of an encoding. */
async function guessed(bytes: ArrayBuffer): Promise<string | undefined> {
  const { analyse } = await import('chardet');
  const found = analyse(new Uint8Array(bytes)).filter(
    ({ name, confidence }) => confidence >= leastOf(name),
  );
  const chinese = found.find(({ name }) => name === 'GB18030')?.confidence ?? 0;
  for (const { name, confidence } of found) {
    // Chinese is possible Korean as well, but Korean no likely Chinese.
    const isChinese = name === 'EUC-KR' && chinese * 1.5 > confidence;
    const text = isChinese ? undefined : decoded(bytes, ofWindows.get(name) ?? name);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A text file's content. What is not UTF-8 is in the encoding of the reader's language, or in the likeliest. */
export async function textOfFile(file: Blob, language = navigator.language): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [own] = codePages.find(([, spoken]) => spoken.test(language)) ?? [];
  return (
    decoded(bytes, encodingOf(new Uint8Array(bytes))) ??
    (own && decoded(bytes, own)) ??
    (await guessed(bytes)) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}
