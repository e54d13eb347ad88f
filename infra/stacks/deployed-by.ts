import { DefaultStackSynthesizer, type Stack, type StackProps } from 'aws-cdk-lib';
import { ManagedPolicy, PermissionsBoundary } from 'aws-cdk-lib/aws-iam';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import type { Stage } from './stage.ts';

/** Who deploys by a pipeline of its own. */
export type DeployerName = Slice | 'platform';

/** The roles of a deployer: who its pipeline is, and what CloudFormation works as for it. */
export const roleNames = (stage: string, name: DeployerName) => ({
  deploys: `menuleaf-${stage}-${name}-deploys`,
  executes: `menuleaf-${stage}-${name}-executes`,
});

export const boundaryName = (stage: string) => `menuleaf-${stage}-boundary`;

/** How a stack is deployed: where a stage has pipelines, by the roles of its deployer; else by those of CDK. */
export function deployedBy(name: DeployerName, stage: Stage): Pick<StackProps, 'synthesizer'> {
  if (stage.repository === undefined) return {};
  const { deploys, executes } = roleNames(stage.name, name);
  // CDK fills these in itself, where the stack is deployed.
  const arn = (role: string) => 'arn:${AWS::Partition}:iam::${AWS::AccountId}:role/' + role;
  const synthesizer = new DefaultStackSynthesizer({
    deployRoleArn: arn(deploys),
    cloudFormationExecutionRole: arn(executes),
  });
  return { synthesizer };
}

/** Gives every role of a stack the boundary without which no pipeline may make one. */
export function withinBoundary(stack: Stack, stage: Stage): void {
  if (stage.repository === undefined) return;
  const most = ManagedPolicy.fromManagedPolicyName(stack, 'boundary', boundaryName(stage.name));
  PermissionsBoundary.of(stack).apply(most);
}
