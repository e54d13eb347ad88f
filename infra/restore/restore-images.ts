import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { imagesPrefix } from '@menuleaf/shared/menu/images.ts';
import * as z from 'zod';
import { stageParameter } from '../deploy/stage-parameters.ts';
import { readStage } from '../stacks/stage.ts';
import { imagesAt } from './images-at.ts';

const usage = `npm run restore-images -- --stage <name> --to <2026-01-31T11:55:00Z> [${imagesPrefix}...]`;

async function restore(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [prefix = imagesPrefix, ...others] = positionals;
  const moment = z.iso.datetime({ error: usage }).parse(values.to);
  const isBelow = prefix.startsWith(imagesPrefix) && others.length === 0;
  if (values.stage === undefined || !isBelow) throw new Error(usage);
  const bucket = await stageParameter(readStage(values.stage).name, 'images-bucket');
  const wanted = { prefix, moment: new Date(moment) };
  const { restored, there } = await imagesAt(new S3Client(), bucket, wanted);
  return `${restored} of ${there} images below ${prefix} were put back`;
}

try {
  console.log(await restore());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
