import {
  paginateGetParameterHistory,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';

const goodRelease = z.object({
  /** The deployed working tree's commit. */
  commit: z.string(),
  /** The deployed template of the slice's service: `s3://<bucket>/<key>`. */
  template: z.string().startsWith('s3://'),
  /** The remote's build, as kept in the remotes bucket. */
  build: z.string(),
});

/** A slice's release that passed its smoke test without alarms. */
export type GoodRelease = z.infer<typeof goodRelease>;

/** Next to the parameters that stacks write, but not theirs. */
const nameOf = (stage: string, slice: Slice) => `/menuleaf/${stage}/${slice}/good-release`;

export async function writeGoodRelease(
  stage: string,
  slice: Slice,
  release: GoodRelease,
): Promise<void> {
  const parameter = { Name: nameOf(stage, slice), Value: JSON.stringify(release) };
  await new SSMClient().send(
    new PutParameterCommand({ ...parameter, Type: 'String', Overwrite: true }),
  );
}

/** At most the last hundred, the parameter's history limit, newest first. */
export async function readGoodReleases(stage: string, slice: Slice): Promise<GoodRelease[]> {
  const found: { version: number; release: GoodRelease }[] = [];
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
