import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type Alarm,
  AlarmRule,
  type IAlarmRule,
  type IMetric,
  MathExpression,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { alarmWhen, fiveMinutes } from './alarm.ts';

/** Percentage of calls that may fail per month: 99.9 % succeed. */
const budgetPercent = 0.1;
/** Fewer failures than this are ignored, however few calls there were. */
const fewestFailures = 3;

/**
 * Burn rates of the monthly error budget over a long and a short window, so past problems do not alert: 2 % within an
 * hour, 5 % within six hours (sre.google/workbook/alerting-on-slos, “multiwindow”).
 */
const burns = [
  { times: 14.4, long: 60, short: 5 },
  { times: 6, long: 360, short: 30 },
] as const;

/** A percentage, if there are enough. */
const share = (of: IMetric, all: IMetric, fewest: number, minutes: number) =>
  new MathExpression({
    expression: `IF(some >= ${fewest}, 100 * some / all, 0)`,
    usingMetrics: { some: of, all },
    period: Duration.minutes(minutes),
    label: 'of a hundred calls',
  });

/**
 * Alarms on an API's calls. `burning` are the failure alarms, fastest first, meaningful only by the rules in `faults`;
 * those for rejected and slow calls stand alone.
 */
export function watchCalls(
  scope: Construct,
  api: HttpApi,
  loss: string,
): { faults: IAlarmRule[]; burning: Alarm[] } {
  const failing = { page: 'calls-fail', loss } as const;
  const burning = (minutes: number, times: number) => {
    const period = { period: Duration.minutes(minutes) };
    const rate = share(
      api.metricServerError(period),
      api.metricCount(period),
      fewestFailures,
      minutes,
    );
    return alarmWhen(scope, `CallsFailIn${minutes}Minutes`, failing, rate, {
      threshold: Math.round(times * budgetPercent * 100) / 100,
    });
  };
  const pairs = burns.map(({ times, long, short }) => [
    burning(short, times),
    burning(long, times),
  ]);
  const refused = share(api.metricClientError(fiveMinutes), api.metricCount(fiveMinutes), 100, 5);
  // A broken client or contract, or an attack: normally 401, 404 and 429 are a few percent.
  alarmWhen(scope, 'CallsRefused', { page: 'calls-refused', loss }, refused, {
    threshold: 40,
    evaluationPeriods: 3,
  });
  const slow = api.metricLatency({ ...fiveMinutes, statistic: 'p99' });
  alarmWhen(scope, 'CallsSlow', { page: 'calls-slow', loss }, slow, {
    threshold: 3000,
    evaluationPeriods: 3,
  });
  return { faults: pairs.map((pair) => AlarmRule.allOf(...pair)), burning: pairs.flat() };
}
