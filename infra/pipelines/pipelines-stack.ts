import { Stack } from 'aws-cdk-lib';
import {
  OpenIdConnectProvider,
  Policy,
  Role,
  AccountRootPrincipal,
  CompositePrincipal,
  Effect,
  type IOpenIdConnectProvider,
  OpenIdConnectPrincipal,
  PolicyStatement,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import * as z from 'zod';
import { suppressRules, wildcardOf } from '../stacks/suppress-rules.ts';
import { output } from '../stacks/output.ts';
import type { Stage } from '../stacks/stage.ts';
import { boundary } from './boundary.ts';
import { deployers, type Deployer } from './deployers.ts';
import { executeRole } from './execute-role.ts';
import { roleNames } from '../stacks/deployed-by.ts';

/** GitHub's OIDC issuer. */
const github = 'token.actions.githubusercontent.com';

/**
 * The token subjects of a deployer's pipeline jobs. AWS checks only `sub` and `aud`, so the repository adds the
 * workflow to `sub` (infra/FIRST-DEPLOYMENT.md). The repository has its ids there, so that nobody gets in by a name that
 * was given up; workflows do not: docs.github.com/actions/reference/openid-connect-reference
 */
const subjectOf = (repository: string, stage: string, { workflow, jobs }: Deployer) => {
  const names = repository.replaceAll(/@\d+/g, '');
  const file = (name: string) => `${names}/.github/workflows/${name}@refs/heads/main`;
  return [
    `repo:${repository}`,
    `environment:${stage}`,
    `workflow_ref:${file(workflow)}`,
    `job_workflow_ref:${file(jobs)}`,
  ].join(':');
};

type Trusted = { repository: string; provider: IOpenIdConnectProvider; executes: Role };

/**
 * A pipeline's role: it may deploy its own stacks, mark them as good, and roll back its own front end. Administrators
 * of the account may assume it too, to deploy by hand.
 */
function deployRole(
  scope: Construct,
  stage: string,
  deployer: Deployer,
  { repository, provider, executes }: Trusted,
): Role {
  const { partition, region, account } = Stack.of(scope);
  const role = new Role(scope, `${deployer.name}-deploys`, {
    roleName: roleNames(stage, deployer.name).deploys,
    assumedBy: new CompositePrincipal(
      new OpenIdConnectPrincipal(provider, {
        StringEquals: { [`${github}:aud`]: 'sts.amazonaws.com' },
        StringLike: { [`${github}:sub`]: subjectOf(repository, stage, deployer) },
      }),
      new AccountRootPrincipal(),
    ),
  });
  const allow = (actions: string[], resources: string[]) =>
    role.addToPolicy(new PolicyStatement({ actions, resources }));
  const ssm = (name: string) => `arn:${partition}:ssm:${region}:${account}:parameter${name}`;
  const stacks = deployer.stacks.map(
    (name) =>
      `arn:${partition}:cloudformation:${region}:${account}:stack/Menuleaf-${stage}-${name}/*`,
  );
  allow(['cloudformation:*ChangeSet', 'cloudformation:*Stack', 'cloudformation:Describe*'], stacks);
  allow(
    [
      ...['cloudformation:GetTemplate*', 'cloudformation:ListStackResources'],
      'cloudformation:UpdateTerminationProtection',
    ],
    stacks,
  );
  allow(['iam:PassRole'], [executes.roleArn]);
  allow(
    ['sts:AssumeRole'],
    [
      `arn:${partition}:iam::${account}:role/cdk-hnb659fds-file-publishing-role-${account}-${region}`,
    ],
  );
  allow(['s3:GetObject'], [`arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`]);
  allow(
    ['ssm:GetParameter', 'ssm:GetParameters', 'ssm:GetParameterHistory'],
    [ssm(`/menuleaf/${stage}/*`), ssm('/cdk-bootstrap/hnb659fds/version')],
  );
  allow(['cloudwatch:DescribeAlarms'], ['*']);
  if (deployer.name === 'platform') return role;
  allow(['ssm:PutParameter'], [ssm(`/menuleaf/${stage}/${deployer.name}/good-release`)]);
  // CloudFormation's bucket names: the stack and logical id, in lower case.
  const bucket = `arn:${partition}:s3:::menuleaf-${stage}-foundation-bucketremotes*`;
  allow(['s3:ListBucket'], [bucket]);
  allow(
    ['s3:GetObject', 's3:PutObject'],
    deployer.prefixes.map((at) => `${bucket}/${at}*`),
  );
  // The shell is at the root, and must not write to other prefixes.
  if (deployer.prefixes.includes('')) {
    const others = deployers()
      .filter(({ name }) => name !== deployer.name)
      .flatMap(({ prefixes }) => prefixes);
    const effect = Effect.DENY;
    const resources = others.map((at) => `${bucket}/${at}*`);
    role.addToPolicy(new PolicyStatement({ effect, actions: ['s3:PutObject'], resources }));
  }
  return role;
}

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
 * The pipelines' roles: one for the platform and one per slice, with access to nothing of each other's that AWS names (APIs,
 * layers and event source mappings have numbers), and the permissions boundary of roles they create. Deployed by an administrator, not by a pipeline.
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
