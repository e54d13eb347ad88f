import { parseUrl } from './parse-url.ts';

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;

/** `example.com`, optionally with a port and a path: a dotted name with a plausible top-level domain. */
const bare = new RegExp(
  String.raw`^(?:${label}\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d{1,5})?(?:[/?#]\S*)?$`,
  'iu',
);

/**
 * A typed web URL, with `https://` added if missing; undefined if it isn't one. http and https only: a `javascript:`
 * link on a public page would run in the diner's browser.
 */
export function completeAddress(typed: string): string | undefined {
  if (/^https?:\/\/\S+$/i.test(typed)) return parseUrl(typed) && typed;
  const full = `https://${typed}`;
  return bare.test(typed) && parseUrl(full) ? full : undefined;
}
