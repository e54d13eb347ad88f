import { parseArgs } from 'node:util';
import {
  S3Client,
  CopyObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { imagesPrefix, originalsPrefix } from '@menuleaf/shared/menu/images.ts';
import * as z from 'zod';
import { stageParameter } from '../deploy/stage-parameters.ts';
import { readStage } from '../stacks/stage.ts';
import { runCommand } from '../run-command.ts';

type Version = { id: string; at: Date; eTag: string | undefined; isLatest: boolean };

/** A bucket's versions below a prefix, by page. */
async function* pagesOf(s3: S3Client, Bucket: string, Prefix: string) {
  let from: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
  while (from) {
    const page: ListObjectVersionsCommandOutput = await s3.send(
      new ListObjectVersionsCommand({ Bucket, Prefix, ...from }),
    );
    yield page;
    const next = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    from = page.IsTruncated ? next : undefined;
  }
}

/** Versions of each key below a prefix, newest first; a deletion has no ETag. */
async function versionsOf(s3: S3Client, bucket: string, prefix: string) {
  const all = new Map<string, Version[]>();
  for await (const { Versions = [], DeleteMarkers = [] } of pagesOf(s3, bucket, prefix)) {
    const deleted = DeleteMarkers.map((marker) => ({ ...marker, ETag: undefined }));
    for (const line of [...Versions, ...deleted]) {
      const { Key = '', VersionId: id = '', LastModified: at = new Date(0), ETag: eTag } = line;
      const version = { id, at, eTag, isLatest: line.IsLatest ?? false };
      all.set(Key, [...(all.get(Key) ?? []), version]);
    }
  }
  for (const versions of all.values()) versions.sort((a, b) => b.at.valueOf() - a.at.valueOf());
  return all;
}

/**
 * Restores every image below a prefix as of a moment: deleted or replaced versions are copied over the key. Images
 * added since are kept. Returns how many were restored, and how many existed then.
 */
async function restoreImagesAt(
  s3: S3Client,
  Bucket: string,
  { prefix, moment }: { prefix: string; moment: Date },
): Promise<{ restored: number; there: number }> {
  const done = { restored: 0, there: 0 };
  for (const [Key, versions] of await versionsOf(s3, Bucket, prefix)) {
    const then = versions.find(({ at }) => at <= moment);
    const now = versions.find(({ isLatest }) => isLatest);
    if (then?.eTag === undefined) continue;
    done.there += 1;
    if (now?.eTag === then.eTag) continue;
    const CopySource = `${Bucket}/${encodeURI(Key)}?versionId=${then.id}`;
    await s3.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
    done.restored += 1;
  }
  return done;
}

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

await runCommand(restore);
