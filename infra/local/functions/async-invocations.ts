import { join } from 'node:path';
import * as z from 'zod';
import { invocationFailureRecord } from '../queues/failure-records.ts';
import { Queue, type Message } from '../queues/queue.ts';
import { destination, type Queues } from '../queues/queues.ts';
import type { Deployment } from '../stack/deployment.ts';
import { backgroundConcurrency, type LambdaFunction } from './lambda-function.ts';

const configSchema = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.number().default(2),
  DestinationConfig: z
    .object({ OnFailure: z.object({ Destination: z.string() }).optional() })
    .optional(),
});

/** Invokes a function asynchronously, as S3 and EventBridge do. Rejects after the last retry has failed. */
export type InvokeAsync = (functionArn: string, event: unknown) => Promise<void>;

type Target = { fn: LambdaFunction; retries: number; failures: Queue | undefined; events: Queue };

/** Invocable functions by ARN, with their retries and on-failure queue from the stacks. */
function targetsOf(
  deployment: Deployment,
  functions: ReadonlyMap<string, LambdaFunction>,
  { queues, dataDir }: PersistOptions,
): ReadonlyMap<string, Target> {
  const configs = new Map(
    deployment.ofType('AWS::Lambda::EventInvokeConfig').map((resource) => {
      const config = resource.read(configSchema);
      const failures = destination(queues, config.DestinationConfig?.OnFailure?.Destination);
      return [config.FunctionName, { retries: config.MaximumRetryAttempts, failures }];
    }),
  );
  return new Map(
    [...functions].map(([arn, fn]) => {
      const config = configs.get(fn.name) ?? { retries: 2, failures: undefined };
      const events = new Queue(join(dataDir, 'invocations', `${fn.name}.json`));
      return [arn, { fn, events, ...config }];
    }),
  );
}

/**
 * Runs a persisted event until it succeeds or retries are exhausted; if the function is closed, the event stays
 * persisted.
 */
async function run(arn: string, { fn, retries, failures, events }: Target, { id, body }: Message) {
  const event: unknown = JSON.parse(body);
  for (let tries = 1; ; tries += 1) {
    try {
      await fn.invoke(event, backgroundConcurrency);
      events.delete(id);
      return;
    } catch (error) {
      if (fn.isClosed) return;
      if (tries <= retries) continue;
      failures?.send(invocationFailureRecord(arn, event, String(error), tries));
      events.delete(id);
      throw error;
    }
  }
}

type PersistOptions = { queues: Queues; dataDir: string };

/**
 * Retries failures as configured in the stacks, but without delay, then sends them to the on-failure queue. As on AWS,
 * an accepted event is persisted: after a kill it is resumed at the next start.
 */
export function asyncInvocations(
  deployment: Deployment,
  functions: ReadonlyMap<string, LambdaFunction>,
  kept: PersistOptions,
): InvokeAsync {
  const targets = targetsOf(deployment, functions, kept);
  for (const [arn, target] of targets)
    for (const message of target.events.receive(Infinity, Infinity))
      run(arn, target, message).catch((error: unknown) =>
        console.error(`${target.fn.name}: ${String(error)}`),
      );
  return async (arn, event) => {
    const target = targets.get(arn);
    if (!target) throw new Error(`${arn} is no function of this deployment`);
    target.events.send(JSON.stringify(event));
    const received = target.events.receive(1, Infinity);
    await Promise.all(received.map((message) => run(arn, target, message)));
  };
}
