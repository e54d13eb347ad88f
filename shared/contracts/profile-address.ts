import { completeAddress } from './web-address.ts';

type Network = {
  name: string;
  /** Where profiles stand, before their name. */
  profiles: string;
  hosts: readonly string[];
  /** What the network takes as a name. */
  handle: RegExp;
};

/** The networks that a restaurant names, by its field. */
const networks = {
  facebook_url: {
    name: 'Facebook',
    profiles: 'https://facebook.com/',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    handle: /^[\w.-]{2,50}$/,
  },
  instagram_url: {
    name: 'Instagram',
    profiles: 'https://instagram.com/',
    hosts: ['instagram.com', 'instagr.am'],
    handle: /^[\w.]{1,30}$/,
  },
  twitter_url: {
    name: 'X (Twitter)',
    profiles: 'https://x.com/',
    hosts: ['x.com', 'twitter.com'],
    handle: /^\w{1,15}$/,
  },
  tiktok_url: {
    name: 'TikTok',
    profiles: 'https://tiktok.com/@',
    hosts: ['tiktok.com'],
    handle: /^[\w.]{2,24}$/,
  },
  youtube_url: {
    name: 'YouTube',
    profiles: 'https://youtube.com/@',
    hosts: ['youtube.com', 'youtu.be'],
    handle: /^[\w.·-]{3,30}$/,
  },
} as const satisfies Record<string, Network>;

export type NetworkField = keyof typeof networks;

const isHostOf = ({ hosts }: Network, host: string) =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`));

/** A bare address names its network, and a profile on it. */
function ownAddress(network: Network, typed: string): string | undefined {
  const full = completeAddress(typed);
  if (full === undefined) return undefined;
  const { hostname, pathname } = new URL(full);
  return isHostOf(network, hostname) && pathname.length > 1 ? full : undefined;
}

/**
 * The whole address of a profile: of `@name`, of `name`, of `instagram.com/name`. Undefined for what could be something
 * else as well, such as a name that looks like an address. A whole address stays as it is.
 */
export function completeProfile(field: NetworkField, typed: string): string | undefined {
  const network: Network = networks[field];
  if (/^https?:/i.test(typed)) return completeAddress(typed);
  const isMarked = typed.startsWith('@');
  const handle = isMarked ? typed.slice(1) : typed;
  const isName = network.handle.test(handle) && /[\p{L}\p{N}]/u.test(handle);
  if (isName && (isMarked || completeAddress(typed) === undefined))
    return network.profiles + handle;
  return ownAddress(network, typed);
}

export const networkName = (field: NetworkField) => networks[field].name;
