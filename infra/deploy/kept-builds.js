import { HeadObjectCommand, NotFound, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { keptBuilds, remotePrefix } from '../stacks/remote-files.ts';
/** Those that the bucket has, the newest first. */
export async function readKeptBuilds({ s3, bucket, frontend }) {
  const builds = new Map();
  const prefix = keptBuilds(frontend);
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
/** What the bytes of an object are known by; undefined where there is none. */
async function tagOf({ s3, bucket }, key) {
  try {
    return (await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).ETag;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
/** The unhashed files that browsers are given now, of those that some build has. */
export async function readServed(remote, builds) {
  const served = new Map();
  for (const name of new Set(builds.flatMap(({ files }) => [...files.keys()]))) {
    const tag = await tagOf(remote, `${remotePrefix(remote.frontend)}${name}`);
    if (tag !== undefined) served.set(name, tag);
  }
  return served;
}
const isSame = ({ files }, served) => [...files].every(([name, tag]) => served.get(name) === tag);
/** The build that is served; undefined where that is none of them, as in the midst of a deployment. */
export const servedBuild = (builds, served) => builds.find((build) => isSame(build, served));
/** The newest that was deployed before the one that is served, and shows something else. */
export function buildBefore(builds, served) {
  const now = servedBuild(builds, served);
  return now && builds.find((build) => build.deployedAt < now.deployedAt && !isSame(build, served));
}
