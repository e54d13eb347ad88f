import {
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { retainedBuilds, remotePrefix } from '../stacks/remote-files.ts';

/** A remote's earlier build: its unhashed files by name, with their S3 ETags. */
export type RetainedBuild = { id: string; deployedAt: Date; files: Map<string, string> };

export type RemoteBucket = { s3: S3Client; bucket: string; frontend: string };

/** The builds in the bucket, newest first. */
export async function readRetainedBuilds({
  s3,
  bucket,
  frontend,
}: RemoteBucket): Promise<RetainedBuild[]> {
  const builds = new Map<string, RetainedBuild>();
  const prefix = retainedBuilds(frontend);
  for await (const page of paginateListObjectsV2(
    { client: s3 },
    { Bucket: bucket, Prefix: prefix },
  )) {
    for (const { Key = '', ETag = '', LastModified = new Date(0) } of page.Contents ?? []) {
      const [id = '', ...name] = Key.slice(prefix.length).split('/');
      const build = builds.get(id) ?? { id, deployedAt: LastModified, files: new Map() };
      if (LastModified > build.deployedAt) build.deployedAt = LastModified;
      build.files.set(name.join('/'), ETag);
      builds.set(id, build);
    }
  }
  return [...builds.values()].toSorted((a, b) => b.deployedAt.valueOf() - a.deployedAt.valueOf());
}

/** An object's ETag; undefined if there is none. */
async function tagOf({ s3, bucket }: RemoteBucket, key: string): Promise<string | undefined> {
  try {
    return (await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).ETag;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** The unhashed files served now, among those of any build. */
export async function readServed(
  remote: RemoteBucket,
  builds: readonly RetainedBuild[],
): Promise<RetainedBuild['files']> {
  const served: RetainedBuild['files'] = new Map();
  for (const name of new Set(builds.flatMap(({ files }) => [...files.keys()]))) {
    const tag = await tagOf(remote, `${remotePrefix(remote.frontend)}${name}`);
    if (tag !== undefined) served.set(name, tag);
  }
  return served;
}

const isSame = ({ files }: RetainedBuild, served: RetainedBuild['files']) =>
  [...files].every(([name, tag]) => served.get(name) === tag);

/** The build being served; undefined if none matches, as during a deployment. */
export const servedBuild = (builds: readonly RetainedBuild[], served: RetainedBuild['files']) =>
  builds.find((build) => isSame(build, served));

/** The newest build before the served one that differs from it. */
export function buildBefore(
  builds: readonly RetainedBuild[],
  served: RetainedBuild['files'],
): RetainedBuild | undefined {
  const now = servedBuild(builds, served);
  return now && builds.find((build) => build.deployedAt < now.deployedAt && !isSame(build, served));
}
