import { join } from 'node:path';
import { CustomResource, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { deploymentFunction } from '../custom/deployment-function.ts';
import { excuse } from '../excuse.ts';
import type { Stage } from '../stage.ts';

function edgeSecret(scope: Construct, number: number): Secret {
  const secret = new Secret(scope, `EdgeSecret${number === 1 ? '' : number}`, {
    description: 'Added to what the edge forwards; services answer nobody else.',
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
  });
  secret.applyRemovalPolicy(RemovalPolicy.DESTROY);
  excuse(secret, {
    'AwsSolutions-SMG4':
      'Edge and services take a new one by a deployment, which infra/RUNBOOK.md tells.',
  });
  return secret;
}

/**
 * The secret by which the edge proves itself, as its ARN, and what the services know it by: the digests of it and of the
 * one before it, with a space between. Of 48 random characters a digest tells nothing, so that it may stand in a
 * function's variables, where the secret itself could be read by whoever may look at a function. A secret goes when the
 * one after it is replaced: its number counts up in the stage's file.
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
