import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { alarmWhenSilent } from '../stacks/alarms/alarm.ts';
import type { Stage } from '../stacks/stage.ts';

/**
 * Reads a menu like a guest: every 30 seconds, from AWS health checkers in several regions, by its public URL, and
 * looks for text in its title. Goes off after three minutes of failures, whatever the cause: DNS, certificate, edge or
 * page. The checkers identify themselves and are not counted as guests.
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
