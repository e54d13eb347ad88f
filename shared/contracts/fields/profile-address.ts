import { completeAddress } from './web-address.ts';

type Network = {
  name: string;
  /** Profile URL prefix, before the name. */
  profiles: string;
  /** The first one serves profiles. */
  hosts: readonly string[];
  /** Former hosts whose profile links still work. */
  formerly?: readonly string[];
  /** Valid profile names. */
  handle: RegExp;
  /** Paths on its hosts that are not profile names. */
  pages: readonly string[];
};

/** Supported networks, by field name. */
const networks = {
  facebook_url: {
    name: 'Facebook',
    profiles: 'https://facebook.com/',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    formerly: ['fb.com'],
    handle: /^[\w.-]{2,50}$/,
    pages: [
      ...['events', 'groups', 'hashtag', 'help', 'login', 'marketplace', 'pages', 'people'],
      ...['permalink.php', 'photo.php', 'profile.php', 'share', 'sharer', 'sharer.php'],
      ...['story.php', 'watch'],
    ],
  },
  instagram_url: {
    name: 'Instagram',
    profiles: 'https://instagram.com/',
    hosts: ['instagram.com', 'instagr.am'],
    handle: /^[\w.]{1,30}$/,
    pages: ['about', 'accounts', 'direct', 'explore', 'p', 'reel', 'reels', 'stories', 'tv'],
  },
  twitter_url: {
    name: 'X (Twitter)',
    profiles: 'https://x.com/',
    hosts: ['x.com', 'twitter.com'],
    formerly: ['twitter.com'],
    handle: /^\w{1,15}$/,
    pages: ['explore', 'hashtag', 'home', 'i', 'intent', 'login', 'search', 'settings', 'share'],
  },
  tiktok_url: {
    name: 'TikTok',
    profiles: 'https://tiktok.com/@',
    hosts: ['tiktok.com'],
    handle: /^[\w.]{2,24}$/,
    pages: [],
  },
  youtube_url: {
    name: 'YouTube',
    profiles: 'https://youtube.com/@',
    hosts: ['youtube.com', 'youtu.be'],
    handle: /^[\w.·-]{3,30}$/,
    pages: [],
  },
} as const satisfies Record<string, Network>;

export type NetworkField = keyof typeof networks;

const isField = (name: string): name is NetworkField => Object.hasOwn(networks, name);
export const networkFields = Object.keys(networks).filter(isField);

const isHostOf = ({ hosts }: Network, host: string) =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`));

/** Host prefixes that serve the same profile for a phone or another language. */
const twin = /^(?:www|m|mobile|touch|web|[a-z]{2}-[a-z]{2})\./;

/** Shortens a profile URL to `instagram.com/name`, dropping copied extras; returns other URLs unchanged. */
function shortest(network: Network, full: string): string {
  const { hostname, pathname } = new URL(full);
  const [host] = network.hosts;
  const [segment = '', ...more] = pathname.split('/').filter(Boolean);
  const isMarked = segment.startsWith('@');
  const handle = isMarked ? segment.slice(1) : segment;
  const isHome = [host, ...(network.formerly ?? [])].includes(hostname.replace(twin, ''));
  const isProfile =
    more.length === 0 &&
    network.handle.test(handle) &&
    !network.pages.includes(handle.toLowerCase()) &&
    // Where profile paths start with @, others are something else, such as a short link.
    (isMarked || !network.profiles.endsWith('@'));
  return isHome && isProfile ? network.profiles + handle : full;
}

/** A bare URL of this network with a profile path. */
function ownAddress(network: Network, typed: string): string | undefined {
  const full = completeAddress(typed);
  if (full === undefined) return undefined;
  const { hostname, pathname } = new URL(full);
  return isHostOf(network, hostname) && pathname.length > 1 ? full : undefined;
}

/**
 * The URL of a profile, from `@name`, `name`, `instagram.com/name` or a copied link. Undefined for ambiguous input,
 * such as a name that looks like a URL. A complete URL that is not just a profile's stays as it is.
 */
export function completeProfile(field: NetworkField, typed: string): string | undefined {
  const network: Network = networks[field];
  const isMarked = typed.startsWith('@');
  const handle = isMarked ? typed.slice(1) : typed;
  const isName = network.handle.test(handle) && /[\p{L}\p{N}]/u.test(handle);
  if (isName && (isMarked || completeAddress(typed) === undefined))
    return network.profiles + handle;
  const isWhole = /^https?:/i.test(typed);
  const full = isWhole ? completeAddress(typed) : ownAddress(network, typed);
  return full && shortest(network, full);
}

export const networkName = (field: NetworkField) => networks[field].name;
