/** Undefined for what is no URL: `URL.parse` and `URL.canParse` are newer than the oldest browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
