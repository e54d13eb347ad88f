import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateEventBusCommand,
  DeleteEventBusCommand,
  DeleteRuleCommand,
  EventBridgeClient,
  PutEventsCommand,
  PutRuleCommand,
  PutTargetsCommand,
  RemoveTargetsCommand,
} from '@aws-sdk/client-eventbridge';
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  DeleteQueueCommand,
  ReceiveMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { Faults } from '../faults.ts';
import { loadQueues } from '../queues/queues.ts';
import { Deployment } from '../stack/deployment.ts';
import { busService } from './bus-service.ts';
import { loadRules } from './rules.ts';

/**
 * The contract that the product expects of an event bus and a queue behind it, run against the local ones and others:
 * set BUS_CONFORMANCE_ENDPOINT to an emulator of both, or to `aws` for EventBridge and SQS, with credentials. Resources
 * are created per run.
 */
const endpoint = process.env['BUS_CONFORMANCE_ENDPOINT'];
const pattern = {
  source: ['menuleaf'],
  'detail-type': ['plan-changed.v1'],
  detail: { plan: { kind: [{ prefix: 'pro' }] }, reason: [{ exists: false }] },
};

const answers = z.object({ Entries: z.array(z.object({ ErrorCode: z.string().optional() })) });

type Entry = { Source: string; DetailType: string; Detail: string };
type Bus = {
  /** One result per entry: undefined, or the error code. */
  put: (entries: Entry[]) => Promise<(string | undefined)[]>;
  /** Receives messages from the rule's queue with that visibility timeout in seconds; `forget` deletes one. */
  receive: (visibleAfter: number) => Promise<{ body: string; forget: () => Promise<unknown> }[]>;
  close: () => Promise<unknown>;
};

async function localBus(): Promise<Bus> {
  const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
  const Targets = [{ Arn: arn('Queue'), Id: 'one' }];
  const rule = { EventBusName: { Ref: 'Bus' }, EventPattern: pattern, Targets };
  const Resources = {
    Bus: { Type: 'AWS::Events::EventBus', Properties: {} },
    Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
    Rule: { Type: 'AWS::Events::Rule', Properties: rule },
  };
  const template = { Parameters: {}, Resources };
  const deployment = new Deployment({ templates: new Map([['s', template]]), assets: new Map() });
  const folder = mkdtempSync(join(tmpdir(), 'bus-conformance-'));
  const queues = loadQueues(deployment, folder);
  const service = busService(deployment, loadRules(deployment, queues, new Faults()));
  const [queue] = queues.values();
  if (!queue) throw new Error('There is one queue');
  return {
    put: async (entries) => {
      const Entries = entries.map((entry) => ({ ...entry, EventBusName: 's-Bus' }));
      const body = Buffer.from(JSON.stringify({ Entries }));
      const keys = { accessKeyId: 'any', secretAccessKey: 'any' };
      const caller = { ...keys, name: 'any', allows: () => true };
      const call = { operation: 'AWSEvents.PutEvents', body, headers: {}, caller };
      const answered = await service.answer({ ...call, isFunction: false, demand: () => {} });
      const reply = answers.parse(JSON.parse(String(answered.body)));
      return reply.Entries.map(({ ErrorCode }) => ErrorCode);
    },
    receive: async (visibleAfter) =>
      queue
        .receive(10, visibleAfter * 1000)
        .map(({ id, body }) => ({ body, forget: async () => queue.delete(id) })),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

async function otherBus(url: string | undefined): Promise<Bus> {
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
  const given = url === undefined ? {} : { endpoint: url, region: 'us-east-1', credentials };
  const [events, sqs] = [new EventBridgeClient(given), new SQSClient(given)];
  const name = `conformance-${randomUUID()}`;
  const { EventBusArn = '' } = await events.send(new CreateEventBusCommand({ Name: name }));
  const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: name }));
  const [, account = ''] = new URL(QueueUrl ?? '').pathname.split('/');
  const QueueArn = `arn:aws:sqs:${await sqs.config.region()}:${account}:${name}`;
  const rule = { Name: name, EventBusName: name };
  const { RuleArn } = await events.send(
    new PutRuleCommand({ ...rule, EventPattern: JSON.stringify(pattern) }),
  );
  const Principal = { Service: 'events.amazonaws.com' };
  const Condition = { ArnEquals: { 'aws:SourceArn': RuleArn } };
  const allow = { Effect: 'Allow', Principal, Action: 'sqs:SendMessage', Resource: QueueArn };
  const Policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ ...allow, Condition }],
  });
  await sqs.send(new SetQueueAttributesCommand({ QueueUrl, Attributes: { Policy } }));
  const target = { Rule: name, EventBusName: name };
  await events.send(new PutTargetsCommand({ ...target, Targets: [{ Id: 'one', Arn: QueueArn }] }));
  return {
    put: async (entries) => {
      const Entries = entries.map((entry) => ({ ...entry, EventBusName: EventBusArn }));
      const answered = await events.send(new PutEventsCommand({ Entries }));
      return (answered.Entries ?? []).map(({ ErrorCode }) => ErrorCode);
    },
    receive: async (VisibilityTimeout) => {
      const asked = { QueueUrl, VisibilityTimeout, MaxNumberOfMessages: 10, WaitTimeSeconds: 2 };
      const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(asked));
      return Messages.map(({ Body = '', ReceiptHandle }) => ({
        body: Body,
        forget: () => sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle })),
      }));
    },
    close: async () => {
      await events.send(new RemoveTargetsCommand({ ...target, Ids: ['one'] }));
      await events.send(new DeleteRuleCommand(rule));
      await events.send(new DeleteEventBusCommand({ Name: name }));
      await sqs.send(new DeleteQueueCommand({ QueueUrl }));
    },
  };
}

let bus: Bus;
beforeAll(async () => {
  if (endpoint === undefined) bus = await localBus();
  else bus = await otherBus(endpoint === 'aws' ? undefined : endpoint);
}, 60_000);
afterAll(() => bus.close());

const entry = (detail: object, more: Partial<Entry> = {}): Entry => ({
  Source: 'menuleaf',
  DetailType: 'plan-changed.v1',
  Detail: JSON.stringify(detail),
  ...more,
});
const pro = { plan: { kind: 'pro-monthly' }, owner: 'one' };

/** Polls up to ten times: delivery to a queue may lag. */
async function receiveAll(visibleAfter: number, wanted: number) {
  const all: Awaited<ReturnType<Bus['receive']>> = [];
  for (let look = 0; look < 10 && all.length < wanted; look += 1)
    all.push(...(await bus.receive(visibleAfter)));
  return all;
}

test('a rule lets through what its pattern says, and the queue holds the event as it was told', async () => {
  const errors = await bus.put([
    entry(pro),
    entry({ plan: { kind: 'free' } }),
    entry({ ...pro, reason: 'late' }),
    entry(pro, { DetailType: 'account-closed.v1' }),
    entry(pro, { Source: 'another' }),
  ]);
  expect(errors).toEqual([undefined, undefined, undefined, undefined, undefined]);
  const [message, ...others] = await receiveAll(30, 1);
  expect(others).toEqual([]);
  expect(JSON.parse(message?.body ?? '')).toMatchObject({
    source: 'menuleaf',
    'detail-type': 'plan-changed.v1',
    detail: pro,
  });
  await message?.forget();
  expect(await bus.receive(1)).toEqual([]);
});

test('an entry whose detail is no object is refused, and the others of its call are told', async () => {
  const errors = await bus.put([entry(pro, { Detail: '{no' }), entry(pro)]);
  expect(errors).toEqual([expect.any(String), undefined]);
  const messages = await receiveAll(30, 1);
  expect(messages).toHaveLength(1);
  await messages[0]?.forget();
});

test('what is received and not forgotten comes again, and what is forgotten does not', async () => {
  await bus.put([entry(pro)]);
  const [first] = await receiveAll(1, 1);
  expect(first).toBeDefined();
  await wait(1200);
  const [again] = await receiveAll(1, 1);
  expect(again?.body).toBe(first?.body);
  await again?.forget();
  await wait(1200);
  expect(await bus.receive(1)).toEqual([]);
});
