import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';

const override = z.object({ Override: z.boolean() });
const policySchema = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: override.extend({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: override.optional(),
        FrameOptions: override.extend({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: override.extend({ ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: override
          .extend({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().default(false),
          })
          .optional(),
      })
      .default({}),
  }),
});

type Header = { name: string; value: string; override: boolean };

/** The headers that a response headers policy adds. Throws for a part that is not implemented here. */
export function responseHeaders(deployment: Deployment, id: string): Header[] {
  const policy = deployment.find('AWS::CloudFront::ResponseHeadersPolicy', id).read(policySchema);
  const { SecurityHeadersConfig: security } = policy.ResponseHeadersPolicyConfig;
  const headers: Header[] = [];
  const add = (name: string, value: string, from: { Override: boolean }) =>
    headers.push({ name, value, override: from.Override });
  const { ContentSecurityPolicy: csp, ContentTypeOptions: sniff, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = security;
  if (csp) add('content-security-policy', csp.ContentSecurityPolicy, csp);
  if (sniff) add('x-content-type-options', 'nosniff', sniff);
  if (frame) add('x-frame-options', frame.FrameOption, frame);
  if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer);
  if (hsts) {
    const subdomains = hsts.IncludeSubdomains ? '; includeSubDomains' : '';
    add('strict-transport-security', `max-age=${hsts.AccessControlMaxAgeSec}${subdomains}`, hsts);
  }
  return headers;
}
