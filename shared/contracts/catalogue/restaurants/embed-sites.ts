import * as z from '@menuleaf/shared/contracts/schema.ts';
import { parseUrl } from '../../fields/parse-url.ts';
import { completeAddress } from '../../fields/web-address.ts';
import { writtenLine } from '../../fields/written-text.ts';

/** Sent in a page header from S3 user metadata, which holds at most 2 KB. */
export const mostEmbedSites = 10;
const longestOrigin = 150;

const problem = 'Enter the address of a website, such as https://example.com';

/** `https://example.com` for any page of the site; undefined if it is not on the public web. */
function siteOrigin(typed: string): string | undefined {
  const address = completeAddress(typed.replace(/^http:\/\//i, 'https://'));
  const site = address === undefined ? undefined : parseUrl(address);
  if (!site) return undefined;
  const { protocol, origin, hostname } = site;
  const isSite = protocol === 'https:' && /^[a-z\d.-]+\.[a-z\d-]{2,}$/.test(hostname);
  return isSite && origin.length <= longestOrigin ? origin : undefined;
}

/** A typed or pasted URL, reduced to its origin. */
export const embedSite = z.pipe(
  writtenLine(2000),
  z.transform((typed, context) => {
    const site = siteOrigin(typed);
    if (site !== undefined) return site;
    context.issues.push({ code: 'custom', message: problem, input: typed });
    return z.NEVER;
  }),
);

/** The sites that may show a restaurant's menu in a frame. */
export const embedSites = z.array(embedSite).check(
  z.maxLength(mostEmbedSites, `Enter at most ${mostEmbedSites} sites`),
  z.refine((sites) => new Set(sites).size === sites.length, 'The same site is entered twice'),
);

export const embedSettings = z.object({
  embed_sites: z.array(z.string()),
  updated_at: z.iso.datetime(),
});
export type EmbedSettings = z.infer<typeof embedSettings>;
