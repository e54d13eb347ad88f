import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import * as z from 'zod';
import { Faults } from '../faults.ts';
import { Queue } from './queue.ts';
import { QueueSource } from '../queue-source.ts';

const folder = testFolder();

let files = 0;
const newQueue = (now?: () => number) => new Queue(join(folder, `${(files += 1)}.json`), now);
const bodies = (queue: Queue, most = 10) => queue.receive(most, 1000).map(({ body }) => body);
const until = async (isSo: () => boolean) => {
  while (!isSo()) await wait(5);
};

test('what is received is hidden, and shows again when its visibility ends', () => {
  let now = 0;
  const queue = newQueue(() => now);
  queue.sendAll([{ body: 'one' }, { body: 'two', delayMs: 500 }]);
  expect([bodies(queue), bodies(queue)]).toEqual([['one'], []]);
  now = 500;
  expect(bodies(queue)).toEqual(['two']);
  now = 1000;
  expect(bodies(queue)).toEqual(['one']);
});

test('what is received together shows again together, however long receiving takes', () => {
  let now = 0;
  const queue = newQueue(() => (now += 1));
  queue.sendAll([{ body: 'one' }, { body: 'two' }]);
  expect(bodies(queue)).toEqual(['one', 'two']);
  let again: string[] = [];
  while (again.length === 0) again = bodies(queue);
  expect(again).toEqual(['one', 'two']);
});

test('what was received as often as the policy allows goes where it is redriven', () => {
  let now = 0;
  const queue = newQueue(() => now);
  const failed = newQueue(() => now);
  queue.redrive = { to: failed, maxReceiveCount: 2 };
  queue.send('poison');
  for (const expected of [['poison'], ['poison'], []]) {
    expect(bodies(queue)).toEqual(expected);
    now += 1000;
  }
  expect([queue.length, bodies(failed)]).toEqual([0, ['poison']]);
});

test('a queue keeps what it holds, whoever opens it next', () => {
  const file = join(folder, 'kept.json');
  new Queue(file).send('one');
  expect(bodies(new Queue(file))).toEqual(['one']);
});

const eventSchema = z.object({
  Records: z.array(z.object({ messageId: z.string(), body: z.string() })),
});

/** A function fed by a queue, and the batches it received; `answer` picks the messages that fail. */
function fed(answer: (bodies: string[]) => string[] | 'throws', faults = new Faults()) {
  const queue = newQueue();
  const given: string[][] = [];
  const source = new QueueSource({
    queue,
    queueArn: 'arn',
    batchSize: 10,
    batchesAtOnce: 2,
    visibilityMs: 50,
    reportsFailures: true,
    invoke: async (event) => {
      const { Records } = eventSchema.parse(event);
      const batch = Records.map(({ body }) => body);
      given.push(batch);
      const failed = answer(batch);
      if (failed === 'throws') throw new Error('It fails');
      const those = Records.filter(({ body }) => failed.includes(body));
      return { batchItemFailures: those.map((it) => ({ itemIdentifier: it.messageId })) };
    },
    faults,
  });
  return { queue, given, source };
}

test('a function gets what comes at once, and what it failed at alone again', async () => {
  let tries = 0;
  const { queue, given, source } = fed((batch) => {
    tries += 1;
    return tries === 1 ? batch.filter((body) => body === 'two') : [];
  });
  queue.sendAll([{ body: 'one' }, { body: 'two' }, { body: 'three' }]);
  await until(() => queue.length === 0);
  expect(given).toEqual([['one', 'two', 'three'], ['two']]);
  await source.close();
});

test('a batch whose function throws comes again whole', async () => {
  let tries = 0;
  const { queue, given, source } = fed(() => ((tries += 1) === 1 ? 'throws' : []));
  queue.sendAll([{ body: 'one' }, { body: 'two' }]);
  await until(() => queue.length === 0);
  expect(given).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
  await source.close();
});

test('the newest comes first where that is asked for', async () => {
  const faults = new Faults();
  faults.set({ newestFirst: true });
  const { queue, given, source } = fed(() => [], faults);
  queue.sendAll([{ body: 'one' }, { body: 'two' }]);
  await until(() => queue.length === 0);
  expect(given).toEqual([['two', 'one']]);
  await source.close();
});

test('what is closed takes nothing more', async () => {
  const { queue, given, source } = fed(() => []);
  await source.close();
  queue.send('one');
  await wait(20);
  expect([given, queue.length]).toEqual([[], 1]);
});
