import { CfnResource, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

/** Rules of cdk-nag by their names, each with the reason why it does not hold. */
type Reasons = Readonly<Record<string, string>>;

/** Says why rules of cdk-nag do not hold for one resource; they go on holding for every other. */
export function excuse(construct: IConstruct, reasons: Reasons): void {
  const resource = CfnResource.isCfnResource(construct) ? construct : construct.node.defaultChild;
  if (!CfnResource.isCfnResource(resource))
    throw new Error(`${construct.node.path} is no resource`);
  for (const [id, reason] of Object.entries(reasons)) {
    Validations.of(resource).acknowledge({ id, reason });
  }
}

const joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) });
const named = z.object({ Ref: z.string() });
const attributed = z.object({ 'Fn::GetAtt': z.array(z.string()) });

/** An ARN as cdk-nag writes it, with `<name>` for what is told at the deployment. */
function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  const join = joined.safeParse(value).data;
  if (join) return join['Fn::Join'][1].map(flat).join('');
  const attribute = attributed.safeParse(value).data;
  return attribute ? `<${attribute['Fn::GetAtt'].join('.')}>` : `<${named.parse(value).Ref}>`;
}

/** The name that cdk-nag gives to a wildcard in the resource of a policy's statement, as the template has it. */
export const wildcardOf = (resource: unknown): string =>
  `AwsSolutions-IAM5[Resource::${flat(resource)}]`;

/** The same of a resource that is still a construct's. */
export const wildcardIn = (scope: IConstruct, resource: string): string =>
  wildcardOf(Stack.of(scope).resolve(resource));
