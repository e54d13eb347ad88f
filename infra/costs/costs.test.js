import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { EdgeStack } from '../edge/edge-stack.ts';
import { FoundationStack } from '../stacks/foundation-stack.ts';
import { ServiceStack } from '../stacks/service-stack.ts';
import { readStage } from '../stacks/stage.ts';
import { millionTable, monthTable } from './costs.ts';
import { standing } from './month.ts';
/** The cells of each row, however the columns are spaced. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.includes('---'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
test('COSTS.md says what is computed', () => {
  const page = readFileSync(join(import.meta.dirname, '../COSTS.md'), 'utf8');
  const computed = rowsOf(`${monthTable()}\n${millionTable()}`);
  expect(rowsOf(page).slice(0, computed.length)).toEqual(computed);
});
test('what stands there before anybody comes is counted as the templates have it', () => {
  const stage = readStage('example');
  const stacks = [
    new FoundationStack(new App(), 'Foundation', stage),
    new EdgeStack(new App(), 'Edge', stage),
    ...slices.map((slice) => new ServiceStack(new App(), 'Service', slice, stage)),
  ].map((stack) => Template.fromStack(stack));
  const count = (type) =>
    stacks.reduce((sum, stack) => sum + Object.keys(stack.findResources(type)).length, 0);
  expect(standing).toEqual({
    alarms: count('AWS::CloudWatch::Alarm'),
    dashboards: count('AWS::CloudWatch::Dashboard'),
    keys: count('AWS::KMS::Key'),
    secrets: count('AWS::SecretsManager::Secret'),
  });
});
