import { Duration } from 'aws-cdk-lib';
import {
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

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

const policy = (uploads: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' https://nominatim.openstreetmap.org ${uploads}`,
    'frame-src https://www.openstreetmap.org',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers on every answer. `uploads` is where the browser may post a large image. */
export const securityHeaders = (scope: Construct, uploads: string) =>
  new ResponseHeadersPolicy(scope, 'security-headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policy(uploads), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
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
