import { CopyObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
/** Every page of a bucket's versions below a prefix. */
async function* pagesOf(s3, Bucket, Prefix) {
  let from = {};
  while (from) {
    const page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...from }));
    yield page;
    const next = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    from = page.IsTruncated ? next : undefined;
  }
}
/** What each key below a prefix showed and shows, the newest first; a deletion has no ETag. */
async function versionsOf(s3, bucket, prefix) {
  const all = new Map();
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
 * Shows every image below a prefix as it was at a moment: what was deleted or replaced since is copied over itself. What
 * came since and was not there before stays. Returns how many were put back, of how many that were there.
 */
export async function imagesAt(s3, Bucket, { prefix, moment }) {
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
