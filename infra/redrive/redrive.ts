import { parseArgs } from 'node:util';
import { readStage } from '../stacks/stage.ts';
import { redriveQueue, deadLetterQueues } from './redrive-queue.ts';
import { runCommand } from '../run-command.ts';

const usage = 'npm run redrive -- --stage <name> [<slice>/<function>]';

/** Reports the result for each nonempty queue. Returns the number of letters left. */
async function redrive(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.stage === undefined || positionals.length > 1) throw new Error(usage);
  const stage = readStage(values.stage).name;
  let [given, stayed] = [0, 0];
  for (const queue of await deadLetterQueues(stage, positionals[0])) {
    const { moved, left } = await redriveQueue(queue);
    given += moved;
    stayed += left.length;
    if (moved + left.length > 0) {
      console.log(`${queue.name}: ${moved} given back, ${left.length} left`);
    }
    for (const reason of left) console.error(`  ${reason}`);
  }
  console.log(`${given} dead letters given back, ${stayed} left`);
  return stayed;
}

await runCommand(async () => {
  process.exitCode = (await redrive()) > 0 ? 1 : 0;
});
