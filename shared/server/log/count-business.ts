import { lazy } from '../lazy.ts';

/** What the business is measured by: each is a metric of CloudWatch, by stage and slice, on the slice's dashboard. */
export const businessEvents = ['SignUps', 'PublishedMenus', 'Imports', 'Payments'] as const;
export type BusinessEvent = (typeof businessEvents)[number];

/** Once for a function: most calls count nothing. */
const loadMetrics = lazy(async () => {
  const { Metrics, MetricUnit } = await import('@aws-lambda-powertools/metrics');
  const metrics = new Metrics();
  return (event: BusinessEvent, times: number) => {
    metrics.singleMetric().addMetric(event, MetricUnit.Count, times);
  };
});

/**
 * Counts something that happened, by a line of the log that CloudWatch makes a metric of (its embedded metric format): no
 * call waits for it, and who did it stands nowhere in it.
 */
export const countBusiness = async (event: BusinessEvent, times = 1): Promise<void> =>
  (await loadMetrics())(event, times);
