import { CopyObjectCommand } from '@aws-sdk/client-s3';
import { retainedBuild, remotePrefix } from '../stacks/remote-files.ts';
import {
  buildBefore,
  type RetainedBuild,
  readRetainedBuilds,
  readServed,
  type RemoteBucket,
} from './retained-builds.ts';

/** Entry files go last: until then browsers get the previous build. */
const leadsToOthers = (name: string) => /\.html$|^mf-manifest\.json$/.test(name);

async function putBack(
  { s3, bucket, frontend }: RemoteBucket,
  id: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const inOrder = [...files].toSorted(
    ([a], [b]) => Number(leadsToOthers(a)) - Number(leadsToOthers(b)),
  );
  for (const [name, kept] of inOrder) {
    await s3.send(
      new CopyObjectCommand({
        Bucket: bucket,
        Key: `${remotePrefix(frontend)}${name}`,
        CopySource: encodeURI(`${bucket}/${retainedBuild(frontend, id)}${kept}`),
      }),
    );
  }
}

const index = 'index.html';

/** HTML files of newer builds for certain paths are replaced with this build's index. */
function filesOf(build: RetainedBuild, builds: readonly RetainedBuild[]): Map<string, string> {
  const own = [...build.files.keys()].map((name) => [name, name] as const);
  if (!build.files.has(index)) return new Map(own);
  const known = builds.flatMap(({ files }) => [...files.keys()]);
  const html = known.filter((name) => name.endsWith('.html'));
  return new Map([...html.map((name) => [name, index] as const), ...own]);
}

/**
 * Restores the unhashed files of an earlier build: the given one, or the one before the served build. Hashed files of
 * all builds are still there. Throws if there is none.
 */
export async function rollBackRemote(remote: RemoteBucket, to?: string): Promise<RetainedBuild> {
  const builds = await readRetainedBuilds(remote);
  const build =
    to === undefined
      ? buildBefore(builds, await readServed(remote, builds))
      : builds.find(({ id }) => id === to);
  if (!build) {
    const known = builds.map(({ id, deployedAt }) => `  ${id}  ${deployedAt.toISOString()}`);
    throw new Error(
      `${remote.frontend} has no ${to === undefined ? 'build before the one that is served' : `build ${to}`}. Those that are kept:\n${known.join('\n')}`,
    );
  }
  await putBack(remote, build.id, filesOf(build, builds));
  return build;
}
