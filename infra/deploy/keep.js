import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { S3Client } from '@aws-sdk/client-s3';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';
import { definitionOf } from '../stacks/slices.ts';
import { readStage } from '../stacks/stage.ts';
import { writeGoodRelease } from './good-releases.ts';
import { readKeptBuilds, readServed, servedBuild } from './kept-builds.ts';
import { stageParameter } from './stage-parameters.ts';
const root = join(import.meta.dirname, '../..');
const usage = 'npm run keep -w services/<slice> -- --stage <name>, after a deployment that is good';
const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      properties: z.object({ stackTemplateAssetObjectUrl: z.string().optional() }).optional(),
    }),
  ),
});
/** Where CDK put the template that it deployed from this working tree. */
async function templateOf(stack) {
  const text = readFileSync(join(root, 'infra/cdk.out/manifest.json'), 'utf8');
  const { artifacts } = manifest.parse(JSON.parse(text));
  const url = artifacts[stack]?.properties?.stackTemplateAssetObjectUrl;
  if (url === undefined) throw new Error(`${stack} was not deployed from this working tree`);
  const { Stacks } = await new CloudFormationClient().send(
    new DescribeStacksCommand({ StackName: stack }),
  );
  const [, , , region = '', account = ''] = Stacks?.[0]?.StackId?.split(':') ?? [];
  return url.replace('${AWS::AccountId}', account).replace('${AWS::Region}', region);
}
async function servedNow(stage, frontend) {
  const remote = {
    s3: new S3Client(),
    bucket: await stageParameter(stage, 'remotes-bucket'),
    frontend,
  };
  const builds = await readKeptBuilds(remote);
  const build = servedBuild(builds, await readServed(remote, builds));
  if (!build) throw new Error(`What is served of ${frontend} is none of its builds`);
  return build.id;
}
/** Writes down that what a slice runs as is good, so that a later release can be rolled back to it. */
async function keep() {
  const { values } = parseArgs({
    options: { slice: { type: 'string' }, stage: { type: 'string' } },
  });
  const slice = slices.find((known) => known === values.slice);
  if (!slice || !values.stage) throw new Error(usage);
  const stage = readStage(values.stage).name;
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const template = await templateOf(`Menuleaf-${stage}-${slice}-Service`);
  const build = await servedNow(stage, definitionOf(slice).frontend);
  await writeGoodRelease(stage, slice, { commit, template, build });
  return `${slice} of ${commit} is what a later release can be rolled back to`;
}
try {
  console.log(await keep());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
