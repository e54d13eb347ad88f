import { Duration } from 'aws-cdk-lib';
import {
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { join } from 'node:path';
import type { Construct } from 'constructs';
import { policyHash, preloadText } from '@menuleaf/shared/browser/federation/preload-text.ts';
import { definitionOf } from '../stacks/slices.ts';

const compressed = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true };
/** The origin's Cache-Control decides, from not at all up to a year. */
const asOriginSays = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
};

export const cachePolicies = (scope: Construct) => ({
  /** Pages and files: one answer whatever the query (campaign parameters do not split the cache). */
  pages: new CachePolicy(scope, 'pages-cache', { ...compressed, ...asOriginSays }),
  /** The public API: the query is part of the question. */
  publicApi: new CachePolicy(scope, 'public-api-cache', {
    ...compressed,
    ...asOriginSays,
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.none(),
  }),
});

const map = 'frame-src https://www.openstreetmap.org';

/** The one script that stands in the shell's page. A page whose script is another works, without what it asks early. */
const preloadHash = () =>
  policyHash(
    preloadText(join(import.meta.dirname, '../../frontends/shell/src/preload/preload.ts')),
  );

/** What an owner's pages may load. `uploads` is where the browser may post a large image. */
const ownersContent = (uploads: string) => [
  "default-src 'self'",
  // What reads photos of a menu is WebAssembly; it allows no eval of scripts.
  `script-src 'self' 'wasm-unsafe-eval' ${preloadHash()}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  `connect-src 'self' https://nominatim.openstreetmap.org ${uploads}`,
  // An editor shows its owner's preview beside it; nobody else may frame an owner's page.
  "frame-src 'self' https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/** The scripts that stand in a diner's page. One that holds another text works: it asks for the file of its own. */
const dinersHashes = () =>
  (definitionOf('public-menu').inlineScripts ?? [])
    .map((script) => join(import.meta.dirname, '../../frontends/public-menu/src', script))
    .map((file) => policyHash(preloadText(file)));

/** What a diner's page may load: less, and said in few bytes, since each of its answers carries it. */
export const dinersContent = () => [
  "default-src 'self'",
  ['script-src', "'self'", ...dinersHashes()].join(' '),
  "style-src 'unsafe-inline'",
  // A page holds the face of its headings itself.
  'font-src data:',
  "img-src 'self' data:",
  map,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

const securityHeaders = (
  scope: Construct,
  id: string,
  content: string[],
  { frameOption, override = true }: { frameOption?: HeadersFrameOption; override?: boolean } = {},
) =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: content.join('; '), override },
      contentTypeOptions: { override: true },
      ...(frameOption && { frameOptions: { frameOption, override: true } }),
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
  });

/**
 * Of files: what guards a page stands on the page, and a phone loads each byte. A worker has the policy of its own file;
 * what reads photos is WebAssembly in one.
 */
const filesContent = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "frame-ancestors 'self'",
];

/** Of a reply to a call, which is no page and shows nothing; that the host is never asked in the clear, its pages say. */
const callContent = ["default-src 'none'", "frame-ancestors 'none'"];

const briefHeaders = (scope: Construct, id: string, content: string[]) =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: content.join('; '), override: true },
      contentTypeOptions: { override: true },
    },
  });

/** Security headers of every answer; `uploads` is where an owner's browser may post a large image. */
export const headerPolicies = (scope: Construct, uploads: string) => ({
  owners: securityHeaders(scope, 'security-headers', ownersContent(uploads), {
    frameOption: HeadersFrameOption.SAMEORIGIN,
  }),
  // No browser that reads `frame-ancestors` reads the older header as well, and a phone loads each byte.
  diners: securityHeaders(scope, 'diner-security-headers', dinersContent()),
  // A page that says which sites may frame it says so in the same header; any other answer lets nobody.
  embedded: securityHeaders(scope, 'embedded-security-headers', dinersContent(), {
    override: false,
  }),
  dinersScripts: briefHeaders(scope, 'diner-script-headers', ["default-src 'self'"]),
  files: briefHeaders(scope, 'file-headers', filesContent),
  calls: briefHeaders(scope, 'call-headers', callContent),
});
