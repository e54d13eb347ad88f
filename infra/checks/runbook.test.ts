import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { allTemplates } from '../edge/testing/templates.ts';
import { definitionOf } from '../stacks/slices.ts';
import { readStage } from '../stacks/stage.ts';
import { propertiesOf } from '../stacks/testing/templates.ts';

test('every alarm says what is lost and names a page of the runbook that is there', () => {
  const pages = readFileSync(join(import.meta.dirname, '../RUNBOOK.md'), 'utf8');
  const all = allTemplates(readStage('example')).flatMap((template) =>
    propertiesOf(template, 'AWS::CloudWatch::Alarm'),
  );
  expect(all.length).toBeGreaterThan(50);
  for (const { AlarmDescription, AlarmActions } of all) {
    const said = /^What the customer loses: .+ What to do: infra\/RUNBOOK\.md#([\w-]+)$/;
    const [, page = 'none'] = said.exec(AlarmDescription) ?? [];
    expect(pages).toContain(`\n## ${page}\n`);
    // They are reported per stack.
    expect(AlarmActions).toBeUndefined();
  }
});

test('the runbook says what becomes of what each function gave up; of those by the clock, together', () => {
  const pages = readFileSync(join(import.meta.dirname, '../RUNBOOK.md'), 'utf8');
  const [, gaveUp = ''] = /\n## gave-up\n([^]+?)\n## /.exec(pages) ?? [];
  const woken = slices.flatMap((slice) =>
    definitionOf(slice).eventFunctions.filter(({ wakes }) => !('everyMinutes' in wakes)),
  );
  expect(woken.length).toBeGreaterThan(10);
  const unnamed = woken.filter(({ entry }) => !gaveUp.includes(`\`${entry}\``));
  expect(unnamed.map(({ entry }) => entry)).toEqual([]);
});

test('one fault is one message, and one when it is over: every alarm is in the rule of its stack', () => {
  for (const template of allTemplates(readStage('example'))) {
    const [faults, ...others] = propertiesOf(template, 'AWS::CloudWatch::CompositeAlarm');
    expect(others).toEqual([]);
    expect(faults?.AlarmActions).toHaveLength(1);
    expect(faults?.OKActions).toEqual(faults?.AlarmActions);
    const rule = JSON.stringify(faults?.AlarmRule);
    const alarms = Object.keys(template.findResources('AWS::CloudWatch::Alarm'));
    expect(alarms.filter((id) => !rule.includes(`"${id}"`))).toEqual([]);
  }
});

test('the runbook ends the sessions that the services look at', () => {
  const pages = readFileSync(join(import.meta.dirname, '../RUNBOOK.md'), 'utf8');
  const key = { pk: { S: keys.sessions.pk('<owner>') }, sk: { S: keys.sessions.sk() } };
  const [, written = '{}'] =
    /--key '(.+)' \\\n +--update-expression 'SET sessions/.exec(pages) ?? [];
  expect(JSON.parse(written)).toEqual(key);
});
