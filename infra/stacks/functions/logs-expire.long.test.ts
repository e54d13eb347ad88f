import { Aspects } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { logsExpire } from './logs-expire.ts';
import { ServiceStack } from '../service-stack.ts';
import { readStage } from '../stage.ts';
import { testApp } from '../testing/templates.ts';

const stage = readStage('example');

test('every function logs into a log that expires, also those that CDK writes itself', () => {
  const app = testApp();
  // It has bucket notifications, through a CDK function.
  const stack = new ServiceStack(app, 'Service', 'catalogue', stage);
  Aspects.of(app).add(logsExpire(stage));
  const template = Template.fromStack(stack);
  const logs = template.findResources('AWS::Logs::LogGroup');
  const functions = Object.entries(template.findResources('AWS::Lambda::Function'));
  expect(functions.some(([id]) => id.startsWith('BucketNotificationsHandler'))).toBe(true);
  for (const [id, { Properties }] of functions) {
    const log = logs[Properties.LoggingConfig?.LogGroup?.Ref];
    expect([id, log?.Properties.RetentionInDays]).toEqual([id, 30]);
  }
});
