import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';
import { stageParameters } from '../deploy/stage-parameters.ts';
import { definitionOf } from '../stacks/slices.ts';

/** A function's dead-letter queue, named `<slice>/<function>`. */
export type DeadLetterQueue = {
  name: string;
  url: string;
  /** The function that listens to its bus events, if any. */
  listener?: string | undefined;
  /** Prefixes of table changes it follows. */
  leadingKeys: readonly string[];
};

const addresses = z.record(z.string(), z.string());

function leadingKeysOf(slice: Slice, entry: string): string[] {
  const fn = definitionOf(slice).eventFunctions.find((known) => known.entry === entry);
  return fn && 'onChangeOf' in fn.wakes ? fn.wakes.onChangeOf.map((key) => key.leadingKey) : [];
}

type Parameter = Parameters<typeof stageParameters>[1][number];

async function readAddresses(stage: string, names: readonly Parameter[]) {
  const values = await stageParameters(stage, names);
  return (name: Parameter) => addresses.parse(JSON.parse(values.get(name) ?? '{}'));
}

async function allQueues(stage: string): Promise<DeadLetterQueue[]> {
  const failed = slices.map((slice) => `${slice}/failed-queues` as const);
  const queuesOf = await readAddresses(stage, ['events/failed-queues', ...failed]);
  const listenersOf = await readAddresses(
    stage,
    slices.map((slice) => `${slice}/listeners` as const),
  );
  const ofSlices = slices.flatMap((slice) =>
    Object.entries(queuesOf(`${slice}/failed-queues`)).map(([entry, url]): DeadLetterQueue => ({
      name: `${slice}/${entry}`,
      url,
      listener: listenersOf(`${slice}/listeners`)[entry],
      leadingKeys: leadingKeysOf(slice, entry),
    })),
  );
  const ofEvents = Object.entries(queuesOf('events/failed-queues')).map(
    ([entry, url]): DeadLetterQueue => ({
      name: `events/${entry}`,
      url,
      // All of them: the function filters by itself.
      leadingKeys: [''],
    }),
  );
  return [...ofEvents, ...ofSlices];
}

/** A stage's queues, or the given one. Throws for an unknown name. */
export async function deadLetterQueues(stage: string, named?: string): Promise<DeadLetterQueue[]> {
  const all = await allQueues(stage);
  if (all.length === 0) throw new Error(`Stage ${stage} has no queues: is it deployed?`);
  const chosen = all.filter(({ name }) => named === undefined || name === named);
  if (chosen.length > 0) return chosen;
  const known = all.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`Stage ${stage} has no queue ${named}. It has:\n${known}`);
}
