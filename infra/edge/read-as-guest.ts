import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { alarmWhenSilent } from '../stacks/alarms/alarm.ts';
import type { Stage } from '../stacks/stage.ts';

/**
 * Reads a menu as a guest does: every 30 seconds, from AWS's health checkers in several regions, by the public address,
 * and looks for a text of its title. It goes off where they find nothing for three minutes, whatever the reason: DNS, the
 * certificate, the edge, the page. The checkers say what they are, and are counted as no guests.
 */
export function readAsGuest(scope: Construct, { domain, watchedMenu }: Stage): void {
  if (!domain || !watchedMenu) return;
  const check = new CfnHealthCheck(scope, 'MenuAsGuest', {
    healthCheckConfig: {
      type: 'HTTPS_STR_MATCH',
      fullyQualifiedDomainName: domain.name,
      resourcePath: watchedMenu.path,
      searchString: watchedMenu.says,
      port: 443,
      enableSni: true,
      requestInterval: 30,
      failureThreshold: 3,
    },
  });
  const isReachable = new Metric({
    namespace: 'AWS/Route53',
    metricName: 'HealthCheckStatus',
    dimensionsMap: { HealthCheckId: check.attrHealthCheckId },
    statistic: 'Minimum',
    period: Duration.minutes(1),
  });
  const loss = 'Guests scan and see nothing.';
  alarmWhenSilent(scope, 'MenuUnreachable', { page: 'menu-unreachable', loss }, isReachable, 3);
}
