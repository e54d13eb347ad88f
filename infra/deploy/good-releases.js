import {
  paginateGetParameterHistory,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import * as z from 'zod';
const goodRelease = z.object({
  /** Of the working tree that it was deployed from. */
  commit: z.string(),
  /** Where the deployment put the template of the slice's service: `s3://<bucket>/<key>`. */
  template: z.string().startsWith('s3://'),
  /** The remote's build, as the remotes bucket keeps it. */
  build: z.string(),
});
/** Beside the parameters that stacks write, and written by none. */
const nameOf = (stage, slice) => `/menuleaf/${stage}/${slice}/good-release`;
export async function writeGoodRelease(stage, slice, release) {
  const parameter = { Name: nameOf(stage, slice), Value: JSON.stringify(release) };
  await new SSMClient().send(
    new PutParameterCommand({ ...parameter, Type: 'String', Overwrite: true }),
  );
}
/** The last hundred at most, which is what the parameter remembers, the newest first. */
export async function readGoodReleases(stage, slice) {
  const found = [];
  const input = { Name: nameOf(stage, slice) };
  try {
    for await (const page of paginateGetParameterHistory({ client: new SSMClient() }, input)) {
      for (const { Version: version = 0, Value = '' } of page.Parameters ?? []) {
        found.push({ version, release: goodRelease.parse(JSON.parse(Value)) });
      }
    }
  } catch (error) {
    if (!(error instanceof ParameterNotFound)) throw error;
  }
  return found.toSorted((a, b) => b.version - a.version).map(({ release }) => release);
}
