import type { Template } from 'aws-cdk-lib/assertions';
import { eventType } from '@menuleaf/shared/contracts/events/domain-event.ts';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../slices.ts';
import { readStage } from '../stage.ts';
import { propertiesOf, serviceTemplate } from '../testing/templates.ts';

const templateOf = (slice: Slice) => serviceTemplate(slice, readStage('example'));

const textsOf = (template: Template, type: string) =>
  propertiesOf(template, type).map((properties) => JSON.stringify(properties));

test.each(slices)('what %s gives up reaches a queue, which has an alarm and is found', (slice) => {
  const template = templateOf(slice);
  const { eventFunctions } = definitionOf(slice);
  const listening = eventFunctions.filter(({ wakes }) => 'onEvents' in wakes);
  const queues = Object.keys(template.findResources('AWS::SQS::Queue'));
  expect(queues).toHaveLength(eventFunctions.length + listening.length);
  const streams = textsOf(template, 'AWS::Lambda::EventSourceMapping');
  const invocations = textsOf(template, 'AWS::Lambda::EventInvokeConfig');
  const queuesThemselves = textsOf(template, 'AWS::SQS::Queue');
  const rules = textsOf(template, 'AWS::Events::Rule');
  const alarms = textsOf(template, 'AWS::CloudWatch::Alarm');
  const parameters = textsOf(template, 'AWS::SSM::Parameter').join();
  for (const { entry, wakes } of eventFunctions) {
    const queue =
      queues.find((id) => id.startsWith(`${entry.replaceAll('-', '')}failed`)) ?? 'none';
    const of = (texts: string[]) => texts.filter((text) => text.includes(`"${queue}"`));
    const gives = {
      stream: [of(streams), '"OnFailure"'],
      queue: [of(queuesThemselves), '"RedrivePolicy"'],
      invocation: [of(invocations), '"OnFailure"'],
    } as const;
    const way = 'onChangeOf' in wakes ? 'stream' : 'onEvents' in wakes ? 'queue' : 'invocation';
    expect([entry, gives[way][0]]).toEqual([entry, [expect.stringContaining(gives[way][1])]]);
    // Events EventBridge could not deliver.
    const isByRule = 'everyMinutes' in wakes || 'onEvents' in wakes;
    const late = of(rules).filter((rule) => rule.includes('"DeadLetterConfig"'));
    const expected = 'onEvents' in wakes ? wakes.onEvents.length : 1;
    expect([entry, late.length]).toEqual([entry, isByRule ? expected : 0]);
    expect(of(alarms)).toEqual([expect.stringContaining('infra/RUNBOOK.md#gave-up')]);
    expect(parameters).toContain(`"${queue}"`);
  }
});

test.each(slices)('each listener of %s has its rules, its queue and its turn', (slice) => {
  const template = templateOf(slice);
  for (const { entry, wakes, timeoutSeconds } of definitionOf(slice).eventFunctions) {
    if (!('onEvents' in wakes)) continue;
    const id = `${entry.replaceAll('-', '')}events`;
    const [queueId, queue] =
      Object.entries(template.findResources('AWS::SQS::Queue')).find(([it]) => it.startsWith(id)) ??
      [];
    // AWS recommends both: six times the timeout, and five attempts.
    expect(queue?.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * timeoutSeconds);
    expect(queue?.Properties.RedrivePolicy.maxReceiveCount).toBeGreaterThanOrEqual(5);
    expect([entry, queue?.Properties.DelaySeconds]).toEqual([entry, wakes.delaySeconds]);
    const ofQueue = (type: string) =>
      textsOf(template, type).filter((text) => text.includes(`"${queueId}"`));
    expect(ofQueue('AWS::Lambda::EventSourceMapping')).toEqual([
      expect.stringMatching(
        /"FunctionResponseTypes":\["ReportBatchItemFailures"\].*"MaximumConcurrency":10/,
      ),
    ]);
    const { gatherSeconds } = wakes;
    const window = `"MaximumBatchingWindowInSeconds":${gatherSeconds}`;
    const gathers = ofQueue('AWS::Lambda::EventSourceMapping').join().includes(window);
    expect([entry, gathers]).toEqual([entry, gatherSeconds !== undefined]);
    const rules = ofQueue('AWS::Events::Rule');
    expect(rules).toEqual(
      wakes.onEvents.map((event) =>
        expect.stringContaining(
          `"EventPattern":{"source":["menuleaf"],"detail-type":["${eventType(event)}"]}`,
        ),
      ),
    );
    expect(ofQueue('AWS::CloudWatch::Alarm').join()).toContain('"ApproximateAgeOfOldestMessage"');
    const listeners = textsOf(template, 'AWS::SSM::Parameter').find((it) =>
      it.includes('/listeners'),
    );
    expect(listeners).toContain(`\\"${entry}\\":`);
  }
});
