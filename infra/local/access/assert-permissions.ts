import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';
import { connectionsOf } from './connections.ts';
import type { Principals } from './principals.ts';
import { ResourcePolicies } from './resource-policies.ts';

const fnSchema = z.object({ Role: z.string() });
const onFailure = z
  .object({ OnFailure: z.object({ Destination: z.string() }).optional() })
  .optional();
const mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  DestinationConfig: onFailure,
});
const invokeConfig = z.object({ FunctionName: z.string(), DestinationConfig: onFailure });

type Need = { functionName: string; action: string; resource: string };

/** What Lambda calls on an event source, with the role of the function it feeds. */
const reading = (arn: string) =>
  arn.includes(':sqs:')
    ? ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']
    : ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'];

const sending = (functionName: string, config: z.output<typeof onFailure>): Need[] =>
  config?.OnFailure
    ? [{ functionName, action: 'sqs:SendMessage', resource: config.OnFailure.Destination }]
    : [];

function needsOf(deployment: Deployment): Need[] {
  const mappings = deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .map((it) => it.read(mapping));
  const configs = deployment
    .ofType('AWS::Lambda::EventInvokeConfig')
    .map((it) => it.read(invokeConfig));
  return [
    ...mappings.flatMap(({ FunctionName: functionName, EventSourceArn: resource }) =>
      reading(resource).map((action) => ({ functionName, action, resource })),
    ),
    ...[...mappings, ...configs].flatMap((it) => sending(it.FunctionName, it.DestinationConfig)),
  ];
}

/**
 * Refuses a deployment with a missing permission that AWS would accept silently: an alarm that notifies nobody, a rule
 * that fills no queue, an upload that triggers no function.
 */
export function assertPermissions(deployment: Deployment, principals: Principals): void {
  const policies = new ResourcePolicies(deployment);
  const barred = connectionsOf(deployment)
    .filter((deed) => !policies.allow(deed))
    .map(
      ({ service, action, resource, source }) =>
        `${service} may not ${action} on ${resource} for ${source}`,
    );
  const lacking = needsOf(deployment)
    .filter(({ functionName, action, resource }) => {
      const fn = deployment.find('AWS::Lambda::Function', functionName).read(fnSchema);
      return !principals.ofRole(fn.Role).allows({ action, resource, keys: {} });
    })
    .map(
      ({ functionName, action, resource }) => `${functionName} may not ${action} on ${resource}`,
    );
  const all = [...barred, ...lacking];
  if (all.length > 0) throw new Error(`The deployment lacks leave:\n${all.join('\n')}`);
}
