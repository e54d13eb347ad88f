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
/** Follows the origin's Cache-Control, from zero up to a year. */
const asOriginSays = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
};

export const cachePolicies = (scope: Construct) => ({
  /** Pages and files: cached whatever the query, so campaign parameters do not split the cache. */
  pages: new CachePolicy(scope, 'pages-cache', { ...compressed, ...asOriginSays }),
  /** The public API: the query is in the cache key. */
  publicApi: new CachePolicy(scope, 'public-api-cache', {
    ...compressed,
    ...asOriginSays,
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.none(),
  }),
});

const map = 'frame-src https://www.openstreetmap.org';

/** The shell page's one inline script. A page with a different script still works, without preloading. */
const preloadHash = () =>
  policyHash(
    preloadText(join(import.meta.dirname, '../../frontends/shell/src/preload/preload.ts')),
  );

/** The CSP of owners' pages. `uploads` is where the browser may post large images. */
const ownersContent = (uploads: string) => [
  "default-src 'self'",
  // The menu photo reader is WebAssembly; this allows no eval of scripts.
  `script-src 'self' 'wasm-unsafe-eval' ${preloadHash()}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  `connect-src 'self' https://nominatim.openstreetmap.org ${uploads}`,
  // Editors frame the owner's preview; other sites may not frame an owner's page.
  "frame-src 'self' https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/** Inline scripts of diners' pages. A page with different script text still works: it loads the file. */
const dinersHashes = () =>
  (definitionOf('public-menu').inlineScripts ?? [])
    .map((script) => join(import.meta.dirname, '../../frontends/public-menu/src', script))
    .map((file) => policyHash(preloadText(file)));

/** The CSP of diners' pages: stricter, and short, since every response carries it. */
export const dinersContent = () => [
  "default-src 'self'",
  ['script-src', "'self'", ...dinersHashes()].join(' '),
  "style-src 'unsafe-inline'",
  // A page embeds its heading fonts.
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
 * For files: a page's protections are on the page, and phones load every byte. A worker uses its own file's policy; the
 * photo reader is WebAssembly in one.
 */
const filesContent = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "frame-ancestors 'self'",
];

/** For API responses, which render nothing; pages already set HSTS. */
const callContent = ["default-src 'none'", "frame-ancestors 'none'"];

const briefHeaders = (scope: Construct, id: string, content: string[]) =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: content.join('; '), override: true },
      contentTypeOptions: { override: true },
    },
  });

/** Security headers of all responses; `uploads` is where an owner's browser may post large images. */
export const headerPolicies = (scope: Construct, uploads: string) => ({
  owners: securityHeaders(scope, 'security-headers', ownersContent(uploads), {
    frameOption: HeadersFrameOption.SAMEORIGIN,
  }),
  // Browsers that support `frame-ancestors` ignore the older header, and phones load every byte.
  diners: securityHeaders(scope, 'diner-security-headers', dinersContent()),
  // A page with framing sites sends its own header; any other response allows none.
  embedded: securityHeaders(scope, 'embedded-security-headers', dinersContent(), {
    override: false,
  }),
  dinersScripts: briefHeaders(scope, 'diner-script-headers', ["default-src 'self'"]),
  files: briefHeaders(scope, 'file-headers', filesContent),
  calls: briefHeaders(scope, 'call-headers', callContent),
});
