import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { definitionOf } from '../stacks/slices.ts';
import { streamRecords } from './stream-records.ts';
const partial = z.object({ batchItemFailures: z.array(z.unknown()).min(1) });
function leadingKeysOf({ slice, entry }) {
  const fn = definitionOf(slice).eventFunctions.find((known) => known.entry === entry);
  return fn && 'onChangeOf' in fn.wakes ? fn.wakes.onChangeOf.map((key) => key.leadingKey) : [];
}
/** Gives a function what it could not do, and waits for it. Throws where it fails again. */
export async function handBack(queue, letter) {
  const event =
    'event' in letter
      ? letter.event
      : { Records: await streamRecords(letter.batch, leadingKeysOf(queue)) };
  const { FunctionError, Payload } = await new LambdaClient().send(
    new InvokeCommand({ FunctionName: letter.functionArn, Payload: JSON.stringify(event) }),
  );
  const said = Payload?.transformToString() ?? 'null';
  if (FunctionError !== undefined) throw new Error(said);
  if (partial.safeParse(JSON.parse(said)).success) throw new Error(`Not all was done: ${said}`);
}
