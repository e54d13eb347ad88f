import { DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import { Effect, type IRole, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { excuse, wildcardIn } from './excuse.ts';
import { frontends } from './pages/known-pages.ts';
import { keptBuilds, remotePrefix } from './remote-files.ts';

const writing = ['s3:PutObject', 's3:AbortMultipartUpload'];

/** Where the front ends of the other slices lie: the shell, which lies at the root, must not reach them either. */
const othersPrefixes = (frontend: string) =>
  frontends
    .filter((other) => other !== frontend && other !== 'shell')
    .flatMap((other) => [remotePrefix(other), keptBuilds(other)]);

/** The bucket where CDK puts what is to be deployed. */
function assetsOf({ partition, account, region }: Stack): string {
  const { DEFAULT_QUALIFIER: qualifier } = DefaultStackSynthesizer;
  return `arn:${partition}:s3:::cdk-${qualifier}-assets-${account}-${region}`;
}

/**
 * What CDK's function that copies a front end's files may do: write below the front end's own prefixes, and nothing
 * else. CDK itself would let it write the whole bucket, and so a remote's deployment replace the shell.
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
  const own = [remotePrefix(frontend), keptBuilds(frontend)].map((at) => `${bucketArn}/${at}*`);
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
  excuse(role.node.findChild('DefaultPolicy'), Object.fromEntries(findings));
  // CDK would add its own rights.
  return role.withoutPolicyUpdates();
}
