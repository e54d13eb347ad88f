import { CfnResource, Stack, Validations } from 'aws-cdk-lib';
import * as z from 'zod';
/** Says why rules of cdk-nag do not hold for one resource; they go on holding for every other. */
export function excuse(construct, reasons) {
  const resource = CfnResource.isCfnResource(construct) ? construct : construct.node.defaultChild;
  if (!CfnResource.isCfnResource(resource))
    throw new Error(`${construct.node.path} is no resource`);
  for (const [id, reason] of Object.entries(reasons)) {
    Validations.of(resource).acknowledge({ id, reason });
  }
}
const joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) });
const named = z.object({ Ref: z.string() });
/** An ARN as cdk-nag writes it, with `<name>` for what is told at the deployment. */
function flat(value) {
  if (typeof value === 'string') return value;
  const join = joined.safeParse(value).data;
  return join ? join['Fn::Join'][1].map(flat).join('') : `<${named.parse(value).Ref}>`;
}
/** The name that cdk-nag gives to a wildcard in the resource of a policy's statement. */
export const wildcardIn = (scope, resource) =>
  `AwsSolutions-IAM5[Resource::${flat(Stack.of(scope).resolve(resource))}]`;
