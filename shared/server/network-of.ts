/** The eight groups of an IPv6 address; undefined for other text. */
function groupsOf(address: string): string[] | undefined {
  const url = URL.parse(`http://[${address}]`);
  if (!url) return undefined;
  // A URL writes the address in its shortest form.
  const [head = '', tail = ''] = url.hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: zeros }, () => '0'), ...(last ?? [])];
}

/** An IPv4 address in its last two groups. */
const mapped = (groups: readonly string[]) =>
  groups
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .slice(-4)
    .join('.');

/**
 * Whom limits of one address count for: an IPv4 address, or the /64 network of an IPv6 one, whose 2^64 addresses one
 * home or server has (RFC 6177).
 */
export function networkOf(address: string): string {
  const groups = address.includes(':') ? groupsOf(address) : undefined;
  if (!groups) return address;
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return mapped(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}
