import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Publicly routed IPv6 (IANA): anything else, such as `::127.0.0.1`, may lead anywhere. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is publicly routable. An allowlist, not a blocklist: it excludes loopback, private, link-local
 * (cloud metadata), carrier-grade NAT, tunnel and reserved addresses, also in IPv6 form.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false;
  return address.range() === 'unicast';
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopbackName = (hostname: string) => loopbackNames.has(hostname);

/** Names without public servers (RFC 6761, 6762, 8375, and ICANN's private-use names). */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Where messages may go to. */
export type Reach = {
  /** Local development only: also allow loopback, without TLS. */
  loopback: boolean;
};

/**
 * The problem with a webhook's URL, worded for its owner; undefined if there is none. DNS is checked when sending,
 * since it may change.
 */
export function problemWithUrl(text: string, { loopback }: Reach): string | undefined {
  if (!URL.canParse(text)) return 'Enter a web address, such as https://example.com/hook';
  const { protocol, hostname, port, username, password } = new URL(text);
  if (loopback && isLoopbackName(hostname) && /^https?:$/.test(protocol)) return undefined;
  if (protocol !== 'https:') return 'The address must begin with https://';
  if (username !== '' || password !== '') return 'Leave name and password out of the address';
  if (port !== '') return 'The address must not name a port';
  const name = hostname.replace(/\.$/, '');
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return 'Enter a name instead of a number';
  if (!name.includes('.') || privateNames.test(name)) return 'The address must be a public one';
  return undefined;
}
