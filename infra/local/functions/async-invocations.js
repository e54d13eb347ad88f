import * as z from 'zod';
import { invocationLetter } from '../queues/letters.ts';
import { destination } from '../queues/queues.ts';
const configSchema = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.number().default(2),
  DestinationConfig: z
    .object({ OnFailure: z.object({ Destination: z.string() }).optional() })
    .optional(),
});
/** What fails is tried again as the stacks say, at once here, and then goes where they say. */
export function asyncInvocations(deployment, functions, queues) {
  const configs = new Map(
    deployment.ofType('AWS::Lambda::EventInvokeConfig').map((resource) => {
      const config = resource.read(configSchema);
      const queue = destination(queues, config.DestinationConfig?.OnFailure?.Destination);
      return [config.FunctionName, { retries: config.MaximumRetryAttempts, queue }];
    }),
  );
  return async (functionArn, event) => {
    const fn = functions.get(functionArn);
    if (!fn) throw new Error(`${functionArn} is no function of this deployment`);
    const { retries, queue } = configs.get(fn.name) ?? { retries: 2, queue: undefined };
    for (let tries = 1; ; tries += 1) {
      try {
        await fn.invoke(event);
        return;
      } catch (error) {
        if (tries <= retries) continue;
        queue?.send(invocationLetter(functionArn, event, String(error), tries));
        throw error;
      }
    }
  };
}
