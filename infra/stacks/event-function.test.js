import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from '@jest/globals';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { ServiceStack } from './service-stack.ts';
import { definitionOf } from './slices.ts';
import { readStage } from './stage.ts';
const templateOf = (slice) =>
  Template.fromStack(new ServiceStack(new App(), 'Service', slice, readStage('example')));
/** The properties of each resource of a type, as text. */
const textsOf = (template, type) =>
  Object.values(template.findResources(type)).map(({ Properties }) => JSON.stringify(Properties));
test.each(slices)('what %s gives up reaches a queue, which has an alarm and is found', (slice) => {
  const template = templateOf(slice);
  const { eventFunctions } = definitionOf(slice);
  const queues = Object.keys(template.findResources('AWS::SQS::Queue'));
  expect(queues).toHaveLength(eventFunctions.length);
  const streams = textsOf(template, 'AWS::Lambda::EventSourceMapping');
  const invocations = textsOf(template, 'AWS::Lambda::EventInvokeConfig');
  const clocks = textsOf(template, 'AWS::Events::Rule');
  const alarms = textsOf(template, 'AWS::CloudWatch::Alarm');
  const told = textsOf(template, 'AWS::SSM::Parameter').join();
  for (const { entry, wakes } of eventFunctions) {
    const queue =
      queues.find((id) => id.startsWith(`${entry.replaceAll('-', '')}failed`)) ?? 'none';
    const of = (texts) => texts.filter((text) => text.includes(`"${queue}"`));
    const [failure] = of('onChangeOf' in wakes ? streams : invocations);
    expect([entry, failure]).toEqual([entry, expect.stringContaining('"OnFailure"')]);
    // What EventBridge could not even hand over.
    const [late = ''] = of(clocks);
    expect([entry, late.includes('"DeadLetterConfig"')]).toEqual([entry, 'everyMinutes' in wakes]);
    expect(of(alarms)).toEqual([expect.stringContaining('infra/RUNBOOK.md#gave-up')]);
    expect(told).toContain(`"${queue}"`);
  }
});
