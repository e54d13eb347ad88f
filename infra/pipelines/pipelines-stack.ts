import { Stack } from 'aws-cdk-lib';
import { OpenIdConnectProvider, Policy, type Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import * as z from 'zod';
import { suppressRules, wildcardOf } from '../stacks/suppress-rules.ts';
import { output } from '../stacks/output.ts';
import type { Stage } from '../stacks/stage.ts';
import { boundary } from './boundary.ts';
import { deployRole, github } from './deploy-role.ts';
import { deployers } from './deployers.ts';
import { executeRole } from './execute-role.ts';

const documentSchema = z.object({
  Statement: z.array(
    z.object({
      Action: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
      Resource: z.unknown(),
    }),
  ),
});

/** Suppresses wildcard findings of a role, with the reason. */
function suppressWildcards({ node }: Role, reason: string): void {
  const policy = node.findChild('DefaultPolicy');
  if (!(policy instanceof Policy)) throw new Error(`${policy.node.path} is no policy`);
  const { Statement } = documentSchema.parse(Stack.of(policy).resolve(policy.document));
  const actions = Statement.flatMap(({ Action }) => Action);
  const findings = [
    ...actions.map((action) => `AwsSolutions-IAM5[Action::${action}]`),
    ...Statement.flatMap(({ Resource }) => Resource).map(wildcardOf),
  ].filter((finding) => finding.includes('*'));
  suppressRules(policy, Object.fromEntries(findings.map((finding) => [finding, reason])));
}

/**
 * The pipelines' roles: one for the platform and one per slice, with no access to each other's work, and the
 * permissions boundary of roles they create. Deployed by an administrator, not by a pipeline.
 */
export class PipelinesStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { terminationProtection: !stage.isDisposable });
    const { repository } = stage;
    if (repository === undefined) throw new Error(`Stage ${stage.name} names no repository`);
    const most = boundary(this, stage);
    // One per account, created on the first deployment.
    const provider = OpenIdConnectProvider.fromOpenIdConnectProviderArn(
      this,
      'github',
      `arn:${this.partition}:iam::${this.account}:oidc-provider/${github}`,
    );
    for (const deployer of deployers()) {
      const executes = executeRole(this, stage.name, deployer, most);
      suppressWildcards(
        executes,
        'What stacks of this deployer hold, by the names that AWS gives it.',
      );
      const deploys = deployRole(this, stage.name, deployer, { repository, provider, executes });
      suppressWildcards(deploys, 'The stacks, parameters and files of one deployer.');
      output(this, `DeployRole${deployer.name.replaceAll('-', '')}`, deploys.roleArn);
    }
  }
}
