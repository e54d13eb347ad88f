import { join } from 'node:path';
import { CustomResource, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { deploymentFunction } from '../custom/deployment-function.ts';
import { suppressRules } from '../suppress-rules.ts';
import type { Stage } from '../stage.ts';

function edgeSecret(scope: Construct, number: number): Secret {
  const secret = new Secret(scope, `EdgeSecret${number === 1 ? '' : number}`, {
    description: 'Added to what the edge forwards; services answer nobody else.',
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
  });
  secret.applyRemovalPolicy(RemovalPolicy.DESTROY);
  suppressRules(secret, {
    'AwsSolutions-SMG4':
      'Edge and services take a new one by a deployment, which infra/RUNBOOK.md tells.',
  });
  return secret;
}

/**
 * The ARN of the edge's shared secret, and the digests the services accept: its own and its predecessor's, separated by
 * a space. The digest of 48 random characters is safe in a function's environment, where the secret would be visible to
 * anyone who can view the function. Rotate by incrementing its number in the stage's file; the secret before the
 * previous one is removed.
 */
export function edgeSecrets(scope: Construct, stage: Stage): { arn: string; digests: string } {
  const number = stage.edgeSecretNumber;
  const numbers = number > 1 ? [number, number - 1] : [number];
  const secrets = numbers.map((each) => edgeSecret(scope, each));
  const [{ secretArn: arn } = edgeSecret(scope, number)] = secrets;
  const leave = new PolicyStatement({
    actions: ['secretsmanager:GetSecretValue'],
    resources: secrets.map(({ secretArn }) => secretArn),
  });
  const file = join(import.meta.dirname, 'digest-secret.ts');
  const fn = deploymentFunction(scope, 'digest-secret', file, leave, stage);
  const digests = secrets.map(({ secretArn, node }) => {
    const digest = new CustomResource(scope, `DigestOf${node.id}`, {
      resourceType: 'Custom::SecretDigest',
      serviceToken: fn.functionArn,
      properties: { Secret: secretArn },
    });
    return digest.getAttString('Digest');
  });
  return { arn, digests: digests.join(' ') };
}
