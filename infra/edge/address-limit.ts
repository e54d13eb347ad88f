import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/**
 * Blocks IP addresses that exceed this many requests in five minutes. A full dining room shares one address on Wi-Fi,
 * and opens a menu with three requests. Returns the ARN for a distribution.
 */
export function addressLimit(scope: Construct, requests: number): string {
  const seen = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    metricName,
    // Samples would store diners' addresses.
    sampledRequestsEnabled: false,
  });
  const acl = new CfnWebACL(scope, 'address-limit', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen('edge'),
    rules: [
      {
        name: 'each-address',
        priority: 0,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: {
          rateBasedStatement: {
            aggregateKeyType: 'IP',
            limit: requests,
            evaluationWindowSec: 300,
          },
        },
        visibilityConfig: seen('each-address'),
      },
    ],
  });
  return acl.attrArn;
}
