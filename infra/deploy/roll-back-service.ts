import { isDeepStrictEqual } from 'node:util';
import {
  CloudFormationClient,
  GetTemplateCommand,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { allAtOnceParameter } from '../stacks/functions/deploy-gradually.ts';
import type { GoodRelease } from './good-releases.ts';

const seconds = 1800;

const templateSchema = z.looseObject({ Parameters: z.record(z.string(), z.unknown()).optional() });

async function deployedTemplate(stack: string): Promise<unknown> {
  const { TemplateBody = '{}' } = await new CloudFormationClient().send(
    new GetTemplateCommand({ StackName: stack, TemplateStage: 'Original' }),
  );
  return JSON.parse(TemplateBody);
}

const placeOf = ({ template }: GoodRelease) => {
  const { host, pathname } = new URL(template);
  return { Bucket: host, Key: pathname.slice(1) };
};

async function readTemplate(release: GoodRelease) {
  const found = await new S3Client().send(new GetObjectCommand(placeOf(release)));
  return templateSchema.parse(JSON.parse((await found.Body?.transformToString()) ?? ''));
}

/** At once: CodeDeploy stops what begins while an alarm of the failing service is on. */
async function deployTemplate(
  stack: string,
  release: GoodRelease,
  { Parameters = {} }: z.infer<typeof templateSchema>,
): Promise<void> {
  const client = new CloudFormationClient();
  const { Bucket, Key } = placeOf(release);
  await client.send(
    new UpdateStackCommand({
      StackName: stack,
      TemplateURL: `https://${Bucket}.s3.amazonaws.com/${Key}`,
      ...(allAtOnceParameter in Parameters && {
        Parameters: [{ ParameterKey: allAtOnceParameter, ParameterValue: 'yes' }],
      }),
      Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
    }),
  );
  await waitUntilStackUpdateComplete({ client, maxWaitTime: seconds }, { StackName: stack });
}

/**
 * Redeploys a good release's template: the newest that differs from the deployed one, or with `toNewest` the newest,
 * even if deployed. Its code is still in CDK's assets bucket. Returns the release. Throws if there is none.
 */
export async function rollBackService(
  stack: string,
  releases: readonly GoodRelease[],
  toNewest: boolean,
): Promise<GoodRelease> {
  const deployed = await deployedTemplate(stack);
  for (const release of releases) {
    const kept = await readTemplate(release);
    if (!isDeepStrictEqual(kept, deployed)) {
      await deployTemplate(stack, release, kept);
      return release;
    }
    if (toNewest) return release;
  }
  throw new Error(`${stack} has no good release but the one that is deployed`);
}
