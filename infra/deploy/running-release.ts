import { readFileSync } from 'node:fs';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { S3Client } from '@aws-sdk/client-s3';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';
import { definitionOf } from '../stacks/slices.ts';
import type { GoodRelease } from './good-releases.ts';
import { readRetainedBuilds, readServed, servedBuild } from './retained-builds.ts';
import { stageParameter } from './stage-parameters.ts';

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      properties: z.object({ stackTemplateAssetObjectUrl: z.string().optional() }).optional(),
    }),
  ),
});

/** The URL of the template that CDK deployed from this working tree. */
async function templateOf(stack: string, manifestFile: string): Promise<string> {
  const { artifacts } = manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const url = artifacts[stack]?.properties?.stackTemplateAssetObjectUrl;
  if (url === undefined) throw new Error(`${stack} was not deployed from this working tree`);
  const { Stacks } = await new CloudFormationClient().send(
    new DescribeStacksCommand({ StackName: stack }),
  );
  const [, , , region = '', account = ''] = Stacks?.[0]?.StackId?.split(':') ?? [];
  return url.replace('${AWS::AccountId}', account).replace('${AWS::Region}', region);
}

async function servedNow(stage: string, frontend: string): Promise<string> {
  const remote = {
    s3: new S3Client(),
    bucket: await stageParameter(stage, 'remotes-bucket'),
    frontend,
  };
  const builds = await readRetainedBuilds(remote);
  const build = servedBuild(builds, await readServed(remote, builds));
  if (!build) throw new Error(`What is served of ${frontend} is none of its builds`);
  return build.id;
}

/**
 * A slice's running release right after deploying this working tree: CDK's template, and the served build. Throws if
 * either was not deployed from here, or a deployment is in progress.
 */
export async function runningRelease(
  stage: string,
  slice: Slice,
  manifestFile: string,
): Promise<Omit<GoodRelease, 'commit'>> {
  const template = await templateOf(`Menuleaf-${stage}-${slice}-Service`, manifestFile);
  const build = await servedNow(stage, definitionOf(slice).frontend);
  return { template, build };
}
