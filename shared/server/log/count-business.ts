import { lazy } from '../lazy.ts';

/** Business metrics: each is a CloudWatch metric, by stage and slice, on the slice's dashboard. */
export const businessEvents = [
  'SignUps',
  'PublishedMenus',
  'Imports',
  'Payments',
  'DroppedMails',
] as const;
export type BusinessEvent = (typeof businessEvents)[number];

/** Loaded lazily: most calls count nothing. */
const loadMetrics = lazy(async () => {
  const { Metrics, MetricUnit } = await import('@aws-lambda-powertools/metrics');
  const metrics = new Metrics();
  return (name: string, dimensions: Record<string, string> = {}) => {
    const one = metrics.singleMetric();
    for (const [dimension, value] of Object.entries(dimensions)) one.addDimension(dimension, value);
    one.addMetric(name, MetricUnit.Count, 1);
  };
});

/**
 * Counts an event through a log line in CloudWatch's embedded metric format: it adds no latency to the call, and does
 * not contain who did it.
 */
export const countBusiness = async (event: BusinessEvent): Promise<void> =>
  (await loadMetrics())(event);

/** The metric of pages that crashed in a browser, by what deploys them. */
export const crashes = 'Crashes';

export const countCrash = async (remote: string): Promise<void> =>
  (await loadMetrics())(crashes, { remote });
