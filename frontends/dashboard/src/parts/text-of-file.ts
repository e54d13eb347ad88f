const decoded = (bytes: ArrayBuffer, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** By its byte order mark: Excel's “Unicode Text” has one. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** A text file's content. What is not UTF-8 is Windows-1252, in which Excel saves a plain CSV. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return decoded(bytes, encodingOf(new Uint8Array(bytes)));
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}
