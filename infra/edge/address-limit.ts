import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/**
 * Who asks more often than this in five minutes is refused until it is less. A full dining room is one address behind
 * its own Wi-Fi, and opens a menu with one request, or two. Returns the ARN for a distribution.
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
