import * as z from 'zod';
const behaviour = z.object({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(
      z.object({
        EventType: z.enum(['viewer-request', 'viewer-response']),
        FunctionARN: z.string(),
      }),
    )
    .default([]),
});
export const distributionSchema = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z.array(behaviour).default([]),
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z.string().default(''),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
    OriginGroups: z
      .object({
        Items: z.array(
          z.object({
            Id: z.string(),
            FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
            Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })) }),
          }),
        ),
      })
      .optional(),
    CustomErrorResponses: z
      .array(
        z.object({
          ErrorCode: z.number(),
          ErrorCachingMinTTL: z.number().default(10),
          ResponseCode: z.undefined({ error: 'Error pages are not served locally' }).optional(),
        }),
      )
      .default([]),
  }),
});
const cachePolicySchema = z.object({
  CachePolicyConfig: z.object({
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      EnableAcceptEncodingBrotli: z.boolean().default(false),
      EnableAcceptEncodingGzip: z.boolean().default(false),
      CookiesConfig: z.object({ CookieBehavior: z.literal('none') }),
      HeadersConfig: z.object({ HeaderBehavior: z.literal('none') }),
      QueryStringsConfig: z.object({ QueryStringBehavior: z.enum(['none', 'all']) }),
    }),
  }),
});
/** AWS's own policy CachingDisabled. */
const disabled = {
  minTtl: 0,
  defaultTtl: 0,
  maxTtl: 0,
  keyHasQuery: false,
  brotli: false,
  gzip: false,
};
const managedCachePolicies = {
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': disabled,
};
/** AWS's own policy AllViewerExceptHostHeader. */
export const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
/** The rules behind a cache policy's id. Refuses one of AWS's own that is not known here. */
export function cacheRules(deployment, id) {
  const managed = managedCachePolicies[id];
  if (managed) return managed;
  const { CachePolicyConfig: policy } = deployment
    .find('AWS::CloudFront::CachePolicy', id)
    .read(cachePolicySchema);
  const key = policy.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    minTtl: policy.MinTTL,
    defaultTtl: policy.DefaultTTL,
    maxTtl: policy.MaxTTL,
    keyHasQuery: key.QueryStringsConfig.QueryStringBehavior === 'all',
    brotli: key.EnableAcceptEncodingBrotli,
    gzip: key.EnableAcceptEncodingGzip,
  };
}
