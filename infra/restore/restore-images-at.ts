import {
  CopyObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';

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
export async function restoreImagesAt(
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
