import * as z from 'zod';
import type { Deployment, Resource } from '../stack/deployment.ts';
import { AwsError } from '../aws-error.ts';
import type { AwsService } from './endpoint.ts';

const input = z.object({ SecretId: z.string() });
const secretSchema = z.object({ Name: z.string().optional() });

/** Secrets Manager: GetSecretValue. `valueOf` supplies the values, since stacks do not contain them. */
export function secretService(
  deployment: Deployment,
  valueOf: (name: string) => string | undefined,
): AwsService {
  const nameOf = (secret: Resource) => secret.read(secretSchema).Name ?? secret.ref;
  return {
    prefix: 'secretsmanager.GetSecretValue',
    answer: async (call) => {
      const { SecretId } = input.parse(JSON.parse(call.body.toString()));
      const secret = deployment
        .ofType('AWS::SecretsManager::Secret')
        .find((it) => it.ref === SecretId || nameOf(it) === SecretId);
      const value = secret && valueOf(nameOf(secret));
      if (!secret || value === undefined) {
        throw new AwsError(
          400,
          'ResourceNotFoundException',
          "Secrets Manager can't find the specified secret.",
        );
      }
      call.demand('secretsmanager:GetSecretValue', secret.ref);
      const answer = {
        ARN: secret.ref,
        Name: nameOf(secret),
        SecretString: value,
        VersionStages: ['AWSCURRENT'],
      };
      return { status: 200, body: JSON.stringify(answer) };
    },
  };
}
