import { Stack } from 'aws-cdk-lib';
import {
  AccountRootPrincipal,
  CompositePrincipal,
  Effect,
  type IOpenIdConnectProvider,
  OpenIdConnectPrincipal,
  PolicyStatement,
  Role,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { roleNames } from '../stacks/deployed-by.ts';
import { type Deployer, deployers } from './deployers.ts';

/** GitHub's OIDC issuer. */
export const github = 'token.actions.githubusercontent.com';

/**
 * The token subjects of a deployer's pipeline jobs. AWS checks only `sub` and `aud`, so the repository adds the
 * workflow to `sub` (infra/FIRST-DEPLOYMENT.md). The repository has its ids there, so that nobody gets in by a name that
 * was given up; workflows do not: docs.github.com/actions/reference/openid-connect-reference
 */
export const subjectOf = (repository: string, stage: string, { workflow, jobs }: Deployer) => {
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
export function deployRole(
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
