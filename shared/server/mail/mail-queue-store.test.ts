import { log } from '../log/log.ts';
import { keys, rowKey } from '../table/keys.ts';
import { isolatedTable } from '../../testing/isolated-table.ts';
import { mailQueue, queueMail } from './mail-queue-store.ts';

// In the far future: rows expired by the real clock are swept during the test.
const queuedAt = new Date('2126-03-01T23:59:50Z');
const minutesLater = (minutes: number) => new Date(queuedAt.getTime() + minutes * 60_000);
const named = (name: string, message = name) => Object.assign(new Error(message), { name });

/** A queue with one message, and a mail service with these failures. */
async function queueOfOne(...failures: Error[]) {
  const table = isolatedTable();
  const sent: unknown[] = [];
  await table.transact([queueMail(keys.identityMail, 'one', { to: 'owner' }, queuedAt)]);
  let tried = 0;
  const queue = mailQueue(table, keys.identityMail, async (message) => {
    tried += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    sent.push(message);
  });
  const left = () => table.queryAll(keys.identityMail.pk('2126-03-01'));
  return { table, queue, sent, left, tries: () => tried };
}

const logged = jest.spyOn(log, 'error').mockImplementation(() => {});
afterEach(() => void logged.mockClear());

test('a mail that could not be sent is sent later, and the operator hears of it until then', async () => {
  const { queue, sent, left } = await queueOfOne(named('ServiceUnavailable'));
  await expect(queue.onSchedule(minutesLater(2))).rejects.toThrow('1 mails wait to be sent');
  expect(await left()).toHaveLength(1);
  await queue.onSchedule(minutesLater(3));
  expect(sent).toEqual([{ to: 'owner' }]);
  expect(await left()).toEqual([]);
});

test('what was just queued is left to who is told of it', async () => {
  const { queue, sent } = await queueOfOne();
  await queue.onSchedule(minutesLater(0.5));
  expect(sent).toEqual([]);
});

test('what was sent is not sent again', async () => {
  const { queue, sent } = await queueOfOne();
  await queue.onSchedule(minutesLater(2));
  await queue.onSchedule(minutesLater(3));
  expect(sent).toHaveLength(1);
});

test('a mail that will never be taken does not stand in the way for ever, and is counted', async () => {
  const { queue, sent, left } = await queueOfOne(named('MessageRejected'));
  const lines: string[] = [];
  process.env['POWERTOOLS_METRICS_DISABLED'] = 'false';
  process.env['POWERTOOLS_METRICS_NAMESPACE'] = 'menuleaf-test';
  const written = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => lines.push(String(text)) > 0);
  await queue.onSchedule(minutesLater(2));
  written.mockRestore();
  process.env['POWERTOOLS_METRICS_DISABLED'] = 'true';
  expect([sent, await left()]).toEqual([[], []]);
  expect(lines.filter((line) => line.includes('"DroppedMails":1'))).toHaveLength(1);
});

test.each([
  'Email address is not verified. The following identities failed the check in region US-EAST-1: menuleaf.example',
  'Email address is not verified.',
])(
  'while SES has not verified the sender, mails wait and the operator hears of it: %s',
  async (message) => {
    const { queue, sent, left } = await queueOfOne(named('MessageRejected', message));
    await expect(queue.onSchedule(minutesLater(2))).rejects.toThrow('1 mails wait to be sent');
    expect(await left()).toHaveLength(1);
    await queue.onSchedule(minutesLater(3));
    expect([sent, await left()]).toEqual([[{ to: 'owner' }], []]);
  },
);

const keyOfOne = rowKey(keys.identityMail)('2126-03-01', queuedAt.toISOString(), 'one');
const place = { day: '2126-03-01', queued_at: queuedAt.toISOString(), id: 'one' };

test('a mail that is told of twice at once is sent once, and not again when it is told of late', async () => {
  const { queue, sent, left } = await queueOfOne();
  await Promise.all([1, 2, 3].map(() => queue.onEvents(place, queuedAt)));
  await queue.onEvents(place, minutesLater(60));
  expect([sent, await left()]).toEqual([[{ to: 'owner' }], []]);
});

test('a mail that somebody is sending is not sent by the schedule beside it', async () => {
  const { table, queue, sent } = await queueOfOne();
  const sending = Promise.withResolvers<void>();
  const slow = mailQueue(table, keys.identityMail, async (message) => {
    await sending.promise;
    sent.push(message);
  });
  const delivery = slow.onEvents(place, minutesLater(1));
  while ((await table.get(keyOfOne))?.taken_until === undefined);
  await queue.onSchedule(minutesLater(1.5));
  sending.resolve();
  await delivery;
  expect(sent).toHaveLength(1);
});

test('one that cannot be sent is tried ever more patiently, and heard of all the while', async () => {
  const { queue, sent, tries } = await queueOfOne(
    ...Array.from({ length: 20 }, () => named('ServiceUnavailable')),
  );
  await queue.onEvents(place, queuedAt);
  const triedAt: number[] = [];
  for (let minute = 2; minute <= 240; minute += 1) {
    const before = tries();
    await expect(queue.onSchedule(minutesLater(minute))).rejects.toThrow('1 mails wait');
    if (tries() > before) triedAt.push(minute);
  }
  expect(triedAt).toEqual([2, 3, 5, 9, 17, 33, 65, 125, 185]);
  expect(sent).toEqual([]);
});

test('one whose sender died is sent when its turn is over', async () => {
  const { table, queue, sent } = await queueOfOne();
  const dying = mailQueue(table, keys.identityMail, () => new Promise<void>(() => undefined));
  void dying.onEvents(place, queuedAt);
  while ((await table.get(keyOfOne))?.taken_until === undefined);
  await queue.onSchedule(minutesLater(1.2));
  expect(sent).toEqual([]);
  await queue.onSchedule(minutesLater(2));
  expect(sent).toHaveLength(1);
});

test('who fails to send what another one has sent meanwhile leaves nothing in the queue', async () => {
  const { table, queue, sent, left } = await queueOfOne();
  const failing = Promise.withResolvers<void>();
  const slow = mailQueue(table, keys.identityMail, () => failing.promise);
  const delivery = slow.onEvents(place, queuedAt);
  while ((await table.get(keyOfOne))?.taken_until === undefined);
  await queue.onSchedule(minutesLater(2));
  failing.reject(named('ServiceUnavailable'));
  await delivery;
  expect([sent, await left()]).toEqual([[{ to: 'owner' }], []]);
});
