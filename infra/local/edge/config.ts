import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';

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

export type CacheRules = {
  minTtl: number;
  defaultTtl: number;
  maxTtl: number;
  keyHasQuery: boolean;
  brotli: boolean;
  gzip: boolean;
};

/** AWS's managed policy CachingDisabled. */
const disabled: CacheRules = {
  minTtl: 0,
  defaultTtl: 0,
  maxTtl: 0,
  keyHasQuery: false,
  brotli: false,
  gzip: false,
};
const managedCachePolicies: Record<string, CacheRules> = {
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': disabled,
};
/** AWS's managed policy AllViewerExceptHostHeader. */
export const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** The rules of a cache policy by id. Throws for a managed policy that is not implemented here. */
export function cacheRules(deployment: Deployment, id: string): CacheRules {
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
