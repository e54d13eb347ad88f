import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 that is routed in public (IANA): what is outside of it, such as `::127.0.0.1`, may lead anywhere. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one that anybody on the internet may be reached at. Everything else is refused, not the known
 * evils: loopback, private networks, link-local ones (where clouds keep their metadata), shared ones of providers,
 * tunnels, reserved ones, and any of these written as IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false;
  return address.range() === 'unicast';
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopbackName = (hostname: string) => loopbackNames.has(hostname);

/** Names that no public server has (RFC 6761, 6762, 8375, and what ICANN keeps for private use). */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Where messages may go to. */
export type Reach = {
  /** On a developer's machine alone: to programs of that machine too, without TLS. */
  loopback: boolean;
};

/**
 * What is wrong with the address of a webhook, in words for its owner; undefined if nothing is. What its name leads to
 * is asked when something is sent, since that may change.
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
