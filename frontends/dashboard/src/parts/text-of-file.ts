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

/** A text file's content. What is not UTF-8 is in the encoding of the reader's language. */
export async function textOfFile(file: Blob, language = navigator.language): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [own = 'windows-1252'] = codePages.find(([, spoken]) => spoken.test(language)) ?? [];
  return (
    decoded(bytes, encodingOf(new Uint8Array(bytes))) ??
    decoded(bytes, own) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}
