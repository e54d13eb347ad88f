import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { EdgeStack } from '../edge/edge-stack.ts';
import { FoundationStack } from '../stacks/foundation-stack.ts';
import { ServiceStack } from '../stacks/service-stack.ts';
import { readStage } from '../stacks/stage.ts';
test('every alarm says what is lost and names a page of the runbook that is there', () => {
  const pages = readFileSync(join(import.meta.dirname, '../RUNBOOK.md'), 'utf8');
  const foundation = new FoundationStack(new App(), 'Foundation', readStage('example'));
  const edge = new EdgeStack(new App(), 'Edge', readStage('example'));
  const services = slices.map(
    (slice) => new ServiceStack(new App(), 'Service', slice, readStage('example')),
  );
  const stacks = [foundation, edge, ...services].map((stack) => Template.fromStack(stack));
  const all = stacks.flatMap((template) =>
    Object.values(template.findResources('AWS::CloudWatch::Alarm')),
  );
  expect(all.length).toBeGreaterThan(50);
  for (const { Properties } of all) {
    const said = /^What the customer loses: .+ What to do: infra\/RUNBOOK\.md#([\w-]+)$/;
    const [, page = 'none'] = said.exec(Properties.AlarmDescription) ?? [];
    expect(pages).toContain(`\n## ${page}\n`);
    expect(Properties.AlarmActions).toHaveLength(1);
  }
});
test('the runbook ends the sessions that the services look at', () => {
  const pages = readFileSync(join(import.meta.dirname, '../RUNBOOK.md'), 'utf8');
  const key = { pk: { S: keys.sessions.pk('<owner>') }, sk: { S: keys.sessions.sk() } };
  const [, written = '{}'] =
    /--key '(.+)' \\\n +--update-expression 'SET sessions/.exec(pages) ?? [];
  expect(JSON.parse(written)).toEqual(key);
});
