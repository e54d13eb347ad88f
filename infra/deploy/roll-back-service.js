import { isDeepStrictEqual } from 'node:util';
import {
  CloudFormationClient,
  GetTemplateCommand,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
const seconds = 1800;
async function deployedTemplate(stack) {
  const { TemplateBody = '{}' } = await new CloudFormationClient().send(
    new GetTemplateCommand({ StackName: stack, TemplateStage: 'Original' }),
  );
  return JSON.parse(TemplateBody);
}
const placeOf = ({ template }) => {
  const { host, pathname } = new URL(template);
  return { Bucket: host, Key: pathname.slice(1) };
};
async function keptTemplate(release) {
  const found = await new S3Client().send(new GetObjectCommand(placeOf(release)));
  return JSON.parse((await found.Body?.transformToString()) ?? '');
}
async function deployTemplate(stack, release) {
  const client = new CloudFormationClient();
  const { Bucket, Key } = placeOf(release);
  await client.send(
    new UpdateStackCommand({
      StackName: stack,
      TemplateURL: `https://${Bucket}.s3.amazonaws.com/${Key}`,
      Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
    }),
  );
  await waitUntilStackUpdateComplete({ client, maxWaitTime: seconds }, { StackName: stack });
}
/**
 * Deploys the template of a good release once more: of the newest that differs from what is deployed, or with
 * `toNewest` of the newest, which may be deployed already. Its code still lies in the bucket that CDK deploys from.
 * Returns the release. Refuses where there is none.
 */
export async function rollBackService(stack, releases, toNewest) {
  const deployed = await deployedTemplate(stack);
  for (const release of releases) {
    if (!isDeepStrictEqual(await keptTemplate(release), deployed)) {
      await deployTemplate(stack, release);
      return release;
    }
    if (toNewest) return release;
  }
  throw new Error(`${stack} has no good release but the one that is deployed`);
}
