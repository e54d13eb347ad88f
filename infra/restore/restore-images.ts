import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { imagesPrefix, originalsPrefix } from '@menuleaf/shared/menu/images.ts';
import * as z from 'zod';
import { stageParameter } from '../deploy/stage-parameters.ts';
import { readStage } from '../stacks/stage.ts';
import { restoreImagesAt } from './restore-images-at.ts';

const usage = `npm run restore-images -- --stage <name> --to <2026-01-31T11:55:00Z> [${imagesPrefix}... or ${originalsPrefix}...]`;

/** Finished images and their originals; uploads are temporary. */
const restorable = [imagesPrefix, originalsPrefix];

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const moment = new Date(z.iso.datetime({ error: usage }).parse(values.to));
  const areKnown = positionals.every((it) => restorable.some((known) => it.startsWith(known)));
  if (values.stage === undefined || !areKnown) throw new Error(usage);
  const prefixes = positionals.length > 0 ? positionals : restorable;
  return { stage: readStage(values.stage).name, moment, prefixes };
}

async function restore(): Promise<void> {
  const { stage, moment, prefixes } = readArguments();
  const bucket = await stageParameter(stage, 'images-bucket');
  for (const prefix of prefixes) {
    const { restored, there } = await restoreImagesAt(new S3Client(), bucket, { prefix, moment });
    console.log(`${restored} of ${there} files below ${prefix} were put back`);
  }
}

try {
  await restore();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
