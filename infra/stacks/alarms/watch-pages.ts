import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { crashes } from '@menuleaf/shared/server/log/count-business.ts';
import { alarmWhen } from './alarm.ts';

/** Fewer reports than this are ignored; one address alone has no more than five (`services/support/report-crash.ts`). */
const fewestCrashes = 6;
/** Of a hundred calls of the slice and crashes: a page that works makes several calls. */
const percent = 0.5;

const quarter = { period: Duration.minutes(15) };

type Pages = { frontend: string; namespace: string };

/**
 * Goes off when pages of a front end crash in browsers, as these report. The service that takes the reports counts them,
 * whosever pages they are of.
 */
export function watchPages(scope: Construct, api: HttpApi, { frontend, namespace }: Pages): void {
  const crashed = new Metric({
    namespace,
    metricName: crashes,
    dimensionsMap: { service: 'support', remote: frontend },
    statistic: 'Sum',
    ...quarter,
  });
  const share = new MathExpression({
    // A page may crash before it calls anything.
    expression: `IF(some >= ${fewestCrashes}, 100 * some / (some + FILL(calls, 0)), 0)`,
    usingMetrics: { some: crashed, calls: api.metricCount(quarter) },
    label: 'of a hundred calls',
    ...quarter,
  });
  alarmWhen(
    scope,
    'PagesCrash',
    {
      page: 'pages-crash',
      loss: `Pages of ${frontend} stop working, and what was typed there and not saved is gone.`,
    },
    share,
    { threshold: percent },
  );
}
