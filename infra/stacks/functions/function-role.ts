import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { suppressRules, wildcardIn } from '../suppress-rules.ts';
import type { Foundation } from '../foundation.ts';
import { type AccessNeeds, permissionGrants, tableGrants } from './grants.ts';

/** A function's role with minimal permissions: no AWS managed policies. */
export function functionRole(
  scope: Construct,
  id: string,
  slice: Slice,
  shape: AccessNeeds,
  from: Foundation,
): Role {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const grants = [
    ...tableGrants(slice, shape, from),
    ...shape.may.flatMap((permission) => permissionGrants[permission](from)),
  ];
  for (const grant of grants) role.addToPolicy(grant);
  const objects = grants.flatMap(({ resources }) => resources.filter((it) => it.endsWith('/*')));
  const reason = 'Objects of one bucket, below one prefix where the function has one.';
  const findings = objects.map((resource) => [wildcardIn(scope, resource), reason]);
  suppressRules(role.node.findChild('DefaultPolicy'), Object.fromEntries(findings));
  return role;
}
