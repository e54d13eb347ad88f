import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTemplates } from '../edge/testing/templates.ts';
import { readStage } from '../stacks/stage.ts';
import { millionTable, monthTable } from './costs.ts';
import { standing } from './month.ts';

/** The cells of each row, ignoring spacing. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.includes('---'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test('COSTS.md says what is computed (npm run costs)', () => {
  const page = readFileSync(join(import.meta.dirname, '../COSTS.md'), 'utf8');
  const computed = rowsOf(`${monthTable()}\n${millionTable()}`);
  expect(rowsOf(page).slice(0, computed.length)).toEqual(computed);
});

test('what stands there before anybody comes is counted as the templates have it (`standing` in month.ts)', () => {
  const templates = allTemplates(readStage('example'));
  const count = (type: string) =>
    templates.reduce((sum, template) => sum + Object.keys(template.findResources(type)).length, 0);
  expect(standing).toEqual({
    alarms: count('AWS::CloudWatch::Alarm'),
    messages: count('AWS::CloudWatch::CompositeAlarm'),
    dashboards: count('AWS::CloudWatch::Dashboard'),
    keys: count('AWS::KMS::Key'),
    secrets: count('AWS::SecretsManager::Secret'),
  });
});
