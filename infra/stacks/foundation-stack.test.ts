import { expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { FoundationStack } from './foundation-stack.ts';
import { ServiceStack } from './service-stack.ts';
import { stageOf } from './stage.ts';

const cloud = {
  stage: 'prod',
  domain: 'menu.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
  alarmMail: 'alarms@menu.example',
};
const foundation = () => {
  const app = new App({ context: cloud });
  return Template.fromStack(new FoundationStack(app, 'Foundation', stageOf(app)));
};

test('alarms reach who is to hear of them', () => {
  const template = foundation();
  expect(() =>
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
          }),
        ]),
      },
    }),
  ).not.toThrow();
  expect(() =>
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'alarms@menu.example',
    }),
  ).not.toThrow();
});

test('an upload that the image maker gave up is in its queue, whose alarm goes off', () => {
  const app = new App({ context: cloud });
  const template = Template.fromStack(new ServiceStack(app, 'Service', 'catalogue', stageOf(app)));
  expect(() =>
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    }),
  ).not.toThrow();
});

test.each(['domain', 'certificateArn', 'alarmMail'])('a cloud stage needs its %s', (missing) => {
  const context = { ...cloud, [missing]: '' };
  expect(() => stageOf(new App({ context }))).toThrow('Stage prod needs');
});
