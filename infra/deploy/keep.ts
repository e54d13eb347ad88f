import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { readStage } from '../stacks/stage.ts';
import { writeGoodRelease } from './good-releases.ts';
import { runningRelease } from './running-release.ts';
import { runCommand } from '../run-command.ts';

const root = join(import.meta.dirname, '../..');
const usage = 'npm run keep -w services/<slice> -- --stage <name>, after a deployment that is good';

/** Records a slice's running release as good, for later rollbacks. */
async function keep(): Promise<string> {
  const { values } = parseArgs({
    options: { slice: { type: 'string' }, stage: { type: 'string' } },
  });
  const slice = slices.find((known) => known === values.slice);
  if (!slice || !values.stage) throw new Error(usage);
  const stage = readStage(values.stage).name;
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const release = await runningRelease(stage, slice, join(root, 'infra/cdk.out/manifest.json'));
  await writeGoodRelease(stage, slice, { commit, ...release });
  return `${slice} of ${commit} is what a later release can be rolled back to`;
}

await runCommand(keep);
