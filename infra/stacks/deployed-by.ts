import { DefaultStackSynthesizer, type Stack, type StackProps } from 'aws-cdk-lib';
import { ManagedPolicy, PermissionsBoundary } from 'aws-cdk-lib/aws-iam';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import type { Stage } from './stage.ts';

/** Has its own pipeline. */
export type DeployerName = Slice | 'platform';

/** A deployer's roles: its pipeline's, and CloudFormation's. */
export const roleNames = (stage: string, name: DeployerName) => ({
  deploys: `menuleaf-${stage}-${name}-deploys`,
  executes: `menuleaf-${stage}-${name}-executes`,
});

export const boundaryName = (stage: string) => `menuleaf-${stage}-boundary`;

/** A stack's deployment roles: those of its deployer if the stage has pipelines; otherwise CDK's. */
export function deployedBy(name: DeployerName, stage: Stage): Pick<StackProps, 'synthesizer'> {
  if (stage.repository === undefined) return {};
  const { deploys, executes } = roleNames(stage.name, name);
  // CDK resolves these at deployment.
  const arn = (role: string) => 'arn:${AWS::Partition}:iam::${AWS::AccountId}:role/' + role;
  const synthesizer = new DefaultStackSynthesizer({
    deployRoleArn: arn(deploys),
    cloudFormationExecutionRole: arn(executes),
  });
  return { synthesizer };
}

/** Applies the boundary to a stack's roles: without it pipelines create none. */
export function withinBoundary(stack: Stack, stage: Stage): void {
  if (stage.repository === undefined) return;
  const most = ManagedPolicy.fromManagedPolicyName(stack, 'boundary', boundaryName(stage.name));
  PermissionsBoundary.of(stack).apply(most);
}
