import * as z from 'zod';
import type { Deployment, Resource } from '../stack/deployment.ts';
import type { InvokeAsync } from './async-invocations.ts';
import type { LambdaFunction } from './lambda-function.ts';

const ruleSchema = z.object({
  ScheduleExpression: z.string(),
  State: z.literal('ENABLED').default('ENABLED'),
  Targets: z.array(z.object({ Arn: z.string(), Id: z.string() })),
});

/** A scheduled function keeps its memory this long after a run, in case it is triggered manually again. */
const idleMs = 3000;

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Milliseconds of `rate(5 minutes)`. Throws for a cron expression: nothing uses one. */
export function rateOf(expression: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? 0);
  if (!(ms > 0)) throw new Error(`The local cloud does not run the schedule ${expression}`);
  return ms;
}

/** The other rules match events on a bus. */
const isOfClock = (resource: Resource) =>
  resource.read(z.object({ ScheduleExpression: z.unknown().optional() })).ScheduleExpression !==
  undefined;

export type Schedules = {
  /**
   * Runs each schedule whose function name contains `part` once, now; all if omitted. Returns the errors by function
   * name, or undefined if none matches.
   */
  run: (part?: string) => Promise<Record<string, string> | undefined>;
  close: () => void;
};

/** Triggers the functions of scheduled EventBridge rules. */
export function loadSchedules(
  deployment: Deployment,
  functions: ReadonlyMap<string, LambdaFunction>,
  invoke: InvokeAsync,
): Schedules {
  const rules = deployment.ofType('AWS::Events::Rule').filter(isOfClock);
  const schedules = rules.flatMap((resource) => {
    const { ScheduleExpression, Targets } = resource.read(ruleSchema);
    // A rule with several targets for one function spreads work over machines; here there is only one.
    return [...new Set(Targets.map(({ Arn }) => Arn))].map((Arn) => {
      const fn = functions.get(Arn);
      if (!fn) throw new Error(`${resource.ref} has no function`);
      const run = () =>
        invoke(Arn, {
          source: 'aws.events',
          'detail-type': 'Scheduled Event',
          time: new Date().toISOString(),
          resources: [resource.attributes.Arn],
          detail: {},
        }).finally(() => setTimeout(() => void fn.closeIdle(), idleMs).unref());
      return { name: fn.name, everyMs: rateOf(ScheduleExpression), run };
    });
  });
  const timers = schedules.map(({ name, everyMs, run }) =>
    setInterval(() => {
      run().catch((error: unknown) => console.error(`${name}: ${String(error)}`));
    }, everyMs),
  );
  return {
    close: () => timers.forEach((timer) => clearInterval(timer)),
    run: async (part = '') => {
      const wanted = schedules.filter(({ name }) => name.includes(part));
      if (wanted.length === 0) return undefined;
      const failures: Record<string, string> = {};
      for (const { name, run } of wanted) {
        await run().catch((error: unknown) => (failures[name] = String(error)));
      }
      return failures;
    },
  };
}
