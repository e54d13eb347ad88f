import { CfnResource, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

/** cdk-nag rules with the reason each is suppressed. */
type Reasons = Readonly<Record<string, string>>;

/** Suppresses cdk-nag rules for one resource only. */
export function suppressRules(construct: IConstruct, reasons: Reasons): void {
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

/** An ARN in cdk-nag's format, with `<name>` for deploy-time values. */
function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  const join = joined.safeParse(value).data;
  if (join) return join['Fn::Join'][1].map(flat).join('');
  const attribute = attributed.safeParse(value).data;
  return attribute ? `<${attribute['Fn::GetAtt'].join('.')}>` : `<${named.parse(value).Ref}>`;
}

/** cdk-nag's name for a wildcard in a policy statement's resource, from the template. */
export const wildcardOf = (resource: unknown): string =>
  `AwsSolutions-IAM5[Resource::${flat(resource)}]`;

/** The same, from a construct. */
export const wildcardIn = (scope: IConstruct, resource: string): string =>
  wildcardOf(Stack.of(scope).resolve(resource));
