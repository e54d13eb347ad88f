const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;

/** `example.com`, perhaps with a port and what follows: a name with a dot, which ends as names of the web do. */
const bare = new RegExp(
  String.raw`^(?:${label}\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d{1,5})?(?:[/?#]\S*)?$`,
  'iu',
);

const parses = (address: string) => URL.canParse(address);

/**
 * A web address as it was typed, with the `https://` that it may lack; undefined for what is none. http and https only:
 * a `javascript:` link on a public page would run in the diner's browser.
 */
export function completeAddress(typed: string): string | undefined {
  if (/^https?:\/\/\S+$/i.test(typed)) return parses(typed) ? typed : undefined;
  const full = `https://${typed}`;
  return bare.test(typed) && parses(full) ? full : undefined;
}
