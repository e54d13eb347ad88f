import { CopyObjectCommand } from '@aws-sdk/client-s3';
import { keptBuild, remotePrefix } from '../stacks/remote-files.ts';
import { buildBefore, readKeptBuilds, readServed } from './kept-builds.ts';
/** What leads to all others goes last: until then a browser is given the build that it had. */
const leadsToOthers = (name) => /\.html$|^mf-manifest\.json$/.test(name);
async function putBack({ s3, bucket, frontend }, build) {
  const names = [...build.files.keys()];
  const inOrder = names.toSorted((a, b) => Number(leadsToOthers(a)) - Number(leadsToOthers(b)));
  for (const name of inOrder) {
    await s3.send(
      new CopyObjectCommand({
        Bucket: bucket,
        Key: `${remotePrefix(frontend)}${name}`,
        CopySource: encodeURI(`${bucket}/${keptBuild(frontend, build.id)}${name}`),
      }),
    );
  }
}
/**
 * Puts the unhashed files of an earlier build back: of the one that is named, or of the one before what is served. The
 * hashed files of every build are still there. Refuses where there is none.
 */
export async function rollBackRemote(remote, to) {
  const builds = await readKeptBuilds(remote);
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
  await putBack(remote, build);
  return build;
}
