import { localOutput } from '@menuleaf/infra/build/build.ts';
import { type Assembly, readAssembly } from '../stack/assembly.ts';
import { Deployment } from '../stack/deployment.ts';
import { assertPermissions } from './assert-permissions.ts';
import { Principals } from './principals.ts';

const real = readAssembly(localOutput);

function start(assembly: Assembly) {
  const deployment = new Deployment(assembly, { '/public-url': 'http://localhost:4000' });
  assertPermissions(deployment, new Principals(deployment));
}

type Resource = { stack: string; id: string };

const ofType = (type: string): Resource[] =>
  [...real.templates].flatMap(([stack, { Resources }]) =>
    Object.entries(Resources)
      .filter(([, resource]) => resource.Type === type)
      .map(([id]) => ({ stack, id })),
  );

/** The assembly with `change` applied to one resource's properties, or without that resource if none is given. */
function changed({ stack, id }: Resource, change?: (text: string) => string): Assembly {
  const template = structuredClone(real.templates.get(stack));
  const resource = template?.Resources[id];
  if (!template || !resource) throw new Error(`There is no ${id}`);
  if (change) resource.Properties = JSON.parse(change(JSON.stringify(resource.Properties)));
  else delete template.Resources[id];
  return { ...real, templates: new Map(real.templates).set(stack, template) };
}

test('the product’s own deployment lacks nothing', () => {
  expect(() => start(real)).not.toThrow();
});

describe.each(['AWS::Lambda::Permission', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'])(
  'each %s is needed',
  (type) => {
    const all = ofType(type).filter(({ stack, id }) => {
      const { Properties } = real.templates.get(stack)?.Resources[id] ?? {};
      // A policy that only denies unencrypted access grants nothing. An API's permission for a single route is
      // redundant, since the one for all other paths allows it too.
      return /"Allow"|"lambda:/.test(JSON.stringify(Properties)) && !id.includes('ApiScoped');
    });

    test('without one of them the deployment is refused', () => {
      const needless = all.filter((one) => {
        try {
          start(changed(one));
          return true;
        } catch {
          return false;
        }
      });
      expect(all.length).toBeGreaterThan(0);
      expect(needless).toEqual([]);
    });
  },
);

const named = (type: string, stack: string, part: string) => {
  const found = ofType(type).find((it) => it.stack.endsWith(stack) && it.id.includes(part));
  if (!found) throw new Error(`There is no ${part} in ${stack}`);
  return found;
};

test.each<[string, Resource, (text: string) => string, string]>([
  [
    'a topic that lets another account’s alarms publish',
    named('AWS::SNS::TopicPolicy', 'Foundation', 'Alarms'),
    (text) => text.replace('{"Ref":"AWS::AccountId"}', '"111111111111"'),
    'cloudwatch.amazonaws.com may not sns:Publish',
  ],
  [
    'a queue that lets another rule send',
    named('AWS::SQS::QueuePolicy', 'billing-Service', 'noticesevents'),
    (text) =>
      text.replace(
        /noticesplanchanged\w+/,
        named('AWS::Events::Rule', 'billing-Service', 'accountclosed').id,
      ),
    'events.amazonaws.com may not sqs:SendMessage',
  ],
  [
    'a function that another service may call',
    named('AWS::Lambda::Permission', 'catalogue-Service', 'Bucket'),
    (text) => text.replace('s3.amazonaws.com', 'sns.amazonaws.com'),
    's3.amazonaws.com may not lambda:InvokeFunction',
  ],
  [
    'a listener that may not receive',
    named('AWS::IAM::Policy', 'billing-Service', 'noticeslistenerrole'),
    (text) => text.replace('"sqs:ReceiveMessage",', ''),
    'may not sqs:ReceiveMessage',
  ],
  [
    'a function that may not give up',
    named('AWS::IAM::Policy', 'catalogue-Service', 'imagemakerrole'),
    (text) => text.replace('"sqs:SendMessage"', '"sqs:ListQueues"'),
    'may not sqs:SendMessage',
  ],
])('%s is refused', (_, resource, change, reason) => {
  expect(() => start(changed(resource, change))).toThrow(reason);
});
