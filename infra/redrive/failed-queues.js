import { slices } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';
import { stageParameters } from '../deploy/stage-parameters.ts';
const addresses = z.record(z.string(), z.string());
/** Those of a stage, or the one that is named. Refuses a name that no queue of the stage has. */
export async function failedQueues(stage, named) {
  const parameters = slices.map((slice) => [slice, `${slice}/failed-queues`]);
  const values = await stageParameters(
    stage,
    parameters.map(([, name]) => name),
  );
  const all = parameters.flatMap(([slice, parameter]) =>
    Object.entries(addresses.parse(JSON.parse(values.get(parameter) ?? '{}'))).map(
      ([entry, url]) => ({ name: `${slice}/${entry}`, slice, entry, url }),
    ),
  );
  if (all.length === 0) throw new Error(`Stage ${stage} has no queues: is it deployed?`);
  const chosen = all.filter(({ name }) => named === undefined || name === named);
  if (chosen.length > 0) return chosen;
  const known = all.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`Stage ${stage} has no queue ${named}. It has:\n${known}`);
}
