import * as z from 'zod';
const ruleSchema = z.object({
  ScheduleExpression: z.string(),
  State: z.literal('ENABLED').default('ENABLED'),
  Targets: z.array(z.object({ Arn: z.string(), Id: z.string() })),
});
/** A function that the clock wakes has its memory for so long after a run; somebody may run it by hand again. */
const restMs = 3000;
const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
/** Milliseconds of `rate(5 minutes)`. Refuses a cron expression: nothing uses one. */
export function rateOf(expression) {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? 0);
  if (!(ms > 0)) throw new Error(`The local cloud does not run the schedule ${expression}`);
  return ms;
}
/** Wakes the functions of EventBridge rules by the clock. */
export function loadSchedules(deployment, functions, invoke) {
  const schedules = deployment.ofType('AWS::Events::Rule').flatMap((resource) => {
    const { ScheduleExpression, Targets } = resource.read(ruleSchema);
    return Targets.map(({ Arn }) => {
      const fn = functions.get(Arn);
      if (!fn) throw new Error(`${resource.ref} has no function`);
      const run = () =>
        invoke(Arn, {
          source: 'aws.events',
          'detail-type': 'Scheduled Event',
          time: new Date().toISOString(),
          resources: [resource.attributes.Arn],
          detail: {},
        }).finally(() => setTimeout(() => void fn.rest(), restMs).unref());
      return { name: fn.name, everyMs: rateOf(ScheduleExpression), run };
    });
  });
  const timers = schedules.map(({ name, everyMs, run }) =>
    setInterval(() => {
      run().catch((error) => console.error(`${name}: ${String(error)}`));
    }, everyMs),
  );
  return {
    close: () => timers.forEach((timer) => clearInterval(timer)),
    runAll: async () => {
      const failures = {};
      for (const { name, run } of schedules) {
        await run().catch((error) => (failures[name] = String(error)));
      }
      return failures;
    },
  };
}
