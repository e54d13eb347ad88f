import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';
import { readStage } from '../stacks/stage.ts';
import { readGoodReleases } from './good-releases.ts';
import { rollBackRemote } from './roll-back-remote.ts';
import { rollBackService } from './roll-back-service.ts';
import { stageParameter } from './stage-parameters.ts';
import { runCommand } from '../run-command.ts';

const usage =
  'npm run rollback -w frontends/<remote> -- --stage <name> [--good | --to <build>], or of a service: npm run rollback -w services/<slice> -- --stage <name> [--good]';

function readArguments() {
  const { values } = parseArgs({
    options: {
      slice: { type: 'string' },
      part: { type: 'string' },
      stage: { type: 'string' },
      good: { type: 'boolean', default: false },
      to: { type: 'string' },
    },
  });
  const slice = slices.find((known) => known === values.slice);
  if (!slice || !values.stage) throw new Error(usage);
  const { good, to } = values;
  return {
    slice,
    isRemote: values.part === 'remote',
    stage: readStage(values.stage).name,
    good,
    to,
  };
}

async function newestGood(stage: string, slice: Slice) {
  const [newest] = await readGoodReleases(stage, slice);
  if (!newest) throw new Error(`No release of ${slice} was ever said to be good on ${stage}`);
  return newest;
}

async function rollBack(): Promise<string> {
  const { slice, isRemote, stage, good, to } = readArguments();
  if (!isRemote) {
    const stack = `Menuleaf-${stage}-${slice}-Service`;
    const { commit } = await rollBackService(stack, await readGoodReleases(stage, slice), good);
    return `The service of ${slice} runs as of ${commit}`;
  }
  const { frontend } = definitionOf(slice);
  const bucket = await stageParameter(stage, 'remotes-bucket');
  const build = good ? (await newestGood(stage, slice)).build : to;
  const { id, deployedAt } = await rollBackRemote({ s3: new S3Client(), bucket, frontend }, build);
  return `${frontend} is served as build ${id}, deployed at ${deployedAt.toISOString()}`;
}

await runCommand(rollBack);
