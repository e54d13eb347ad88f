import { join } from 'node:path';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import { Faults } from '../faults.ts';
import { loadQueues } from '../queues/queues.ts';
import { Deployment } from '../stack/deployment.ts';
import type { Template } from '../stack/assembly.ts';
import { type BusEvent, loadRules } from './rules.ts';

const folder = testFolder();

type Resources = Template['Resources'];
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const rule = (EventBusName: string, EventPattern: object, Arn: unknown) => ({
  Type: 'AWS::Events::Rule',
  Properties: { EventBusName: { Ref: EventBusName }, EventPattern, Targets: [{ Arn, Id: 'one' }] },
});
const plans = { source: ['menuleaf'], 'detail-type': ['plan-changed.v1'] };

const parts: Resources = {
  Bus: { Type: 'AWS::Events::EventBus', Properties: {} },
  Other: { Type: 'AWS::Events::EventBus', Properties: {} },
  Plans: { Type: 'AWS::SQS::Queue', Properties: {} },
  Others: { Type: 'AWS::SQS::Queue', Properties: {} },
  Fn: { Type: 'AWS::Lambda::Function', Properties: {} },
  ToPlans: rule('Bus', plans, arnOf('Plans')),
  ToOthers: rule('Other', plans, arnOf('Others')),
};

let data = 0;
function started(more: Resources = {}) {
  const Resources = { ...parts, ...more };
  const template = { Parameters: {}, Resources };
  const deployment = new Deployment({ templates: new Map([['s', template]]), assets: new Map() });
  const queues = loadQueues(deployment, join(folder, String((data += 1))));
  const faults = new Faults();
  const deliver = loadRules(deployment, queues, faults);
  const held = () =>
    [...queues].map(([arn, queue]) => [arn.split('-').at(-1), queue.receive(10, 0).length]);
  return { deliver: (event: BusEvent) => deliver('s-Bus', [event]), faults, held };
}

const event = (more: Partial<BusEvent> = {}): BusEvent => ({
  id: 'one',
  source: 'menuleaf',
  'detail-type': 'plan-changed.v1',
  detail: {},
  ...more,
});

test('everything comes twice or late where that is asked for, and not otherwise', () => {
  const { deliver, faults, held } = started();
  faults.set({ twice: true });
  deliver(event());
  expect(held()[0]).toEqual(['Plans', 2]);
  faults.set({ lateMs: 60_000 });
  deliver(event());
  expect(held()[0]).toEqual(['Plans', 2]);
  faults.set({});
  deliver(event());
  expect(held()[0]).toEqual(['Plans', 3]);
  expect(() => faults.set({ thrice: true })).toThrow('thrice');
});

test.each<[string, Resources, string]>([
  ['to what is no queue', { ToFn: rule('Bus', plans, arnOf('Fn')) }, 'is no queue'],
  ['of a bus that is not there', { Lost: rule('Plans', plans, arnOf('Plans')) }, 'No AWS::Events'],
])('a rule %s stops the start', (_, more, reason) => {
  expect(() => started(more)).toThrow(reason);
});

test('a pattern that is not known stops the delivery, rather than letting everything through', () => {
  const odd = { 'detail-type': [{ cidr: '10.0.0.0/24' }] };
  const { deliver } = started({ Odd: rule('Bus', odd, arnOf('Plans')) });
  expect(() => deliver(event())).toThrow('does not know the filter');
});
