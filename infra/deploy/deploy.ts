import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SSMClient } from '@aws-sdk/client-ssm';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { readStage } from '../stacks/stage.ts';
import { allCommands, platformCommands, sliceCommands } from './deploy-commands.ts';
import { readDeployedFoundation } from './deployed-foundation.ts';
import { deploymentBlocker } from './deployment-blocker.ts';
import { runCommand } from '../run-command.ts';

const root = join(import.meta.dirname, '../..');
const usage =
  'npm run deploy -- --stage <name> [--move-domain | --platform] [--at-once], or of one slice: npm run deploy -w services/<slice> -- --stage <name> [--built] [--at-once]';

function readArguments() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      slice: { type: 'string' },
      'move-domain': { type: 'boolean', default: false },
      platform: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      'at-once': { type: 'boolean', default: false },
    },
  });
  const slice = slices.find((known) => known === values.slice);
  if (values.slice !== undefined && !slice) throw new Error(`There is no slice ${values.slice}`);
  if (!values.stage || values.stage === 'local') throw new Error(usage);
  const { platform: isPlatform, 'move-domain': movesDomain } = values;
  const how = { isBuilt: values.built, isAtOnce: values['at-once'] };
  return { stage: readStage(values.stage), slice, isPlatform, movesDomain, how };
}

function run([program, ...args]: [string, ...string[]]): void {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

await runCommand(async () => {
  const { stage, slice, isPlatform, movesDomain, how } = readArguments();
  const deployed = await readDeployedFoundation(stage.name);
  const region = await new SSMClient().config.region();
  const wanted = { stage, isSliceAlone: slice !== undefined, movesDomain, region };
  const reason = deploymentBlocker(wanted, deployed);
  if (reason) throw new Error(reason);
  const everything = () => allCommands(stage.name, deployed.version === undefined, how);
  const others = () => (isPlatform ? platformCommands(stage.name) : everything());
  for (const command of slice ? sliceCommands(slice, stage.name, how) : others()) run(command);
});
