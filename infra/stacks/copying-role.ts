import { DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import { Effect, type IRole, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { suppressRules, wildcardIn } from './suppress-rules.ts';
import { frontends } from './pages/known-pages.ts';
import { retainedBuilds, remotePrefix } from './remote-files.ts';

const writing = ['s3:PutObject', 's3:AbortMultipartUpload'];

/** Prefixes of the other slices' front ends: the shell, at the root, must not write there. */
const othersPrefixes = (frontend: string) =>
  frontends
    .filter((other) => other !== frontend && other !== 'shell')
    .flatMap((other) => [remotePrefix(other), retainedBuilds(other)]);

/** CDK's assets bucket. */
function assetsOf({ partition, account, region }: Stack): string {
  const { DEFAULT_QUALIFIER: qualifier } = DefaultStackSynthesizer;
  return `arn:${partition}:s3:::cdk-${qualifier}-assets-${account}-${region}`;
}

/**
 * The role of CDK's function that copies a front end's files: it may write only below that front end's prefixes. CDK's
 * default could write the whole bucket, so a remote's deployment could replace the shell.
 */
export function copyingRole(
  scope: Construct,
  frontend: string,
  bucketArn: string,
  log: LogGroup,
): IRole {
  const stack = Stack.of(scope);
  const role = new Role(scope, 'copying-role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  });
  log.grantWrite(role);
  const own = [remotePrefix(frontend), retainedBuilds(frontend)].map((at) => `${bucketArn}/${at}*`);
  const assets = `${assetsOf(stack)}/*`;
  role.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources: [assets] }));
  role.addToPolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucketArn] }));
  role.addToPolicy(new PolicyStatement({ actions: writing, resources: own }));
  if (frontend === 'shell') {
    const others = othersPrefixes(frontend).map((at) => `${bucketArn}/${at}*`);
    const effect = Effect.DENY;
    role.addToPolicy(new PolicyStatement({ effect, actions: writing, resources: others }));
  }
  const reason = 'The files of one front end, below its own prefixes.';
  const findings = [
    [wildcardIn(scope, assets), 'What CDK put there to be deployed.'],
    ...own.map((resource) => [wildcardIn(scope, resource), reason]),
  ];
  suppressRules(role.node.findChild('DefaultPolicy'), Object.fromEntries(findings));
  // Stops CDK's own grants.
  return role.withoutPolicyUpdates();
}
