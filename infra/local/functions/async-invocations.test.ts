import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import * as z from 'zod';
import { loadQueues } from '../queues/queues.ts';
import { Deployment } from '../stack/deployment.ts';
import type { Template } from '../stack/assembly.ts';
import { asyncInvocations } from './async-invocations.ts';
import { LambdaFunction } from './lambda-function.ts';
import { Sandboxes } from './sandboxes.ts';

const folder = testFolder();
function moduleOf(name: string, body: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `export const handler = async (event) => { ${body} };`);
  return pathToFileURL(file).href;
}
const failingModule = moduleOf('fails', "throw new Error('no');");
const endlessModule = moduleOf('never-ends', 'await new Promise(() => {});');
const sayingModule = moduleOf('says', "console.log('got', event.hello);");

const running: LambdaFunction[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((fn) => fn.close()));
});

const destinationOf = (id: string) => ({
  OnFailure: { Destination: { 'Fn::GetAtt': [id, 'Arn'] } },
});
const config = (properties: object): Template['Resources'] => ({
  Config: {
    Type: 'AWS::Lambda::EventInvokeConfig',
    Properties: { FunctionName: { Ref: 'Fn' }, Qualifier: '$LATEST', ...properties },
  },
});

let data = 0;
const newFolder = () => join(folder, String((data += 1)));

/** A function in a deployment with these resources configuring its invocations. */
function deployed(file: string, dataDir: string, resources: Template['Resources'] = {}) {
  const Resources = {
    Fn: { Type: 'AWS::Lambda::Function', Properties: {} },
    Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
    ...resources,
  };
  const template = { Parameters: {}, Resources };
  const deployment = new Deployment({ templates: new Map([['s', template]]), assets: new Map() });
  const queues = loadQueues(deployment, dataDir);
  const shape = {
    exported: 'handler',
    env: {},
    memoryMb: 64,
    timeoutMs: 5000,
    sandboxes: new Sandboxes(),
  };
  const fn = new LambdaFunction({ name: 's-Fn', file, ...shape });
  running.push(fn);
  const arn = deployment.ofType('AWS::Lambda::Function')[0]?.attributes.Arn ?? '';
  const invoke = asyncInvocations(deployment, new Map([[arn, fn]]), { queues, dataDir });
  const given = () => [...queues.values()].flatMap((queue) => queue.receive(10, 0));
  const tries = () => fn.logs.filter(({ line }) => line.endsWith(' failed: no')).length;
  return { fn, give: () => invoke(arn, { hello: 'there' }), given, tries };
}

const failing = (resources: Template['Resources']) =>
  deployed(failingModule, newFolder(), resources);

const letter = z.object({ requestPayload: z.unknown() });

test('what fails is tried as often as the template says, and then lies in its queue', async () => {
  const { give, given, tries } = failing(
    config({ MaximumRetryAttempts: 1, DestinationConfig: destinationOf('Queue') }),
  );
  await expect(give()).rejects.toThrow('no');
  expect(tries()).toBe(2);
  expect(given().map(({ body }) => letter.parse(JSON.parse(body)).requestPayload)).toEqual([
    { hello: 'there' },
  ]);
});

test('without a configuration it is tried three times and lost, as on AWS', async () => {
  const { give, given, tries } = failing({});
  await expect(give()).rejects.toThrow('no');
  expect([tries(), given()]).toEqual([3, []]);
});

test('a configuration that gives up into what is no queue stops the start', () => {
  const wrong = config({ DestinationConfig: destinationOf('Fn') });
  expect(() => failing(wrong)).toThrow('is no queue of this deployment');
});

test('what a process has taken and not done, the next one on its folder does, once', async () => {
  const dataDir = newFolder();
  void deployed(endlessModule, dataDir).give();
  const next = deployed(sayingModule, dataDir);
  await next.give();
  const got = () => next.fn.logs.map(({ line }) => line);
  while (got().length < 2) await wait(10);
  expect(got()).toEqual(['got there', 'got there']);
  await next.fn.close();
  expect(deployed(sayingModule, dataDir).fn.started).toBe(0);
});
