import { Duration, type Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Function } from 'aws-cdk-lib/aws-lambda';
import { Queue } from 'aws-cdk-lib/aws-sqs';

const aMinute = { period: Duration.minutes(1) };

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 });

/** A slice's dashboard: business metrics, calls, functions, and dead-letter queues. */
export function addDashboard(stack: Stack, business: readonly IMetric[] = []): Dashboard {
  const all = stack.node.findAll();
  const functions = all.filter((it) => it instanceof Function);
  const queues = all.filter((it) => it instanceof Queue);
  const apis = all.filter((it) => it instanceof HttpApi);
  const each = (metricOf: (fn: Function) => IMetric) => functions.map((fn) => metricOf(fn));
  return new Dashboard(stack, 'Dashboard', {
    defaultInterval: Duration.hours(12),
    widgets: [
      ...(business.length > 0 ? [[graph('What the business counts', [...business])]] : []),
      [
        graph(
          'Calls, and those that failed',
          apis.flatMap((api) => [
            api.metricCount(aMinute),
            api.metricClientError(aMinute),
            api.metricServerError(aMinute),
          ]),
        ),
        graph(
          'Milliseconds of a call, half of them and 99 of 100',
          apis.flatMap((api) =>
            ['p50', 'p99'].map((statistic) => api.metricLatency({ ...aMinute, statistic })),
          ),
        ),
      ],
      [
        graph(
          'Failures of functions',
          each((fn) => fn.metricErrors({ ...aMinute, label: fn.node.id })),
        ),
        graph(
          'Milliseconds of a function, 99 of 100',
          each((fn) => fn.metricDuration({ ...aMinute, statistic: 'p99', label: fn.node.id })),
        ),
      ],
      [
        graph(
          'Invocations that Lambda turned away',
          each((fn) => fn.metricThrottles({ ...aMinute, label: fn.node.id })),
        ),
        graph(
          'Milliseconds behind the table’s stream',
          each((fn) =>
            fn.metric('IteratorAge', { ...aMinute, statistic: 'Maximum', label: fn.node.id }),
          ),
        ),
      ],
      [
        graph(
          'Given up, waiting to be looked at',
          queues.map((queue) =>
            queue.metricApproximateNumberOfMessagesVisible({ ...aMinute, label: queue.node.id }),
          ),
        ),
      ],
    ],
  });
}
