import * as z from 'zod';
import type { Deployment, Resource } from '../stack/deployment.ts';
import { account, region } from '../stack/resource-types.ts';
import type { ServiceCall } from './resource-policies.ts';

const rule = z.object({
  Targets: z.array(
    z.object({
      Arn: z.string(),
      DeadLetterConfig: z.object({ Arn: z.string() }).optional(),
    }),
  ),
});
const notifications = z.object({
  BucketName: z.string(),
  NotificationConfiguration: z.object({
    LambdaFunctionConfigurations: z.array(z.object({ LambdaFunctionArn: z.string() })).default([]),
  }),
});
const route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const integration = z.object({ IntegrationUri: z.string() });
const actions = z.array(z.string()).default([]);
const alarm = z.object({ AlarmActions: actions, OKActions: actions });

const arnOf = ({ attributes, ref }: Resource) => attributes.Arn ?? ref;
const invoke = (service: string, resource: string, source: string): ServiceCall => ({
  service,
  action: 'lambda:InvokeFunction',
  resource,
  source,
});
const send = (resource: string, source: string): ServiceCall => ({
  service: 'events.amazonaws.com',
  action: 'sqs:SendMessage',
  resource,
  source,
});

const ofRule = (resource: Resource): ServiceCall[] =>
  resource.read(rule).Targets.flatMap(({ Arn, DeadLetterConfig }) => {
    const source = arnOf(resource);
    const deed = Arn.includes(':sqs:')
      ? send(Arn, source)
      : invoke('events.amazonaws.com', Arn, source);
    return [deed, ...(DeadLetterConfig ? [send(DeadLetterConfig.Arn, source)] : [])];
  });

const ofBucket = (resource: Resource): ServiceCall[] => {
  const { BucketName, NotificationConfiguration } = resource.read(notifications);
  return NotificationConfiguration.LambdaFunctionConfigurations.map(({ LambdaFunctionArn }) =>
    invoke('s3.amazonaws.com', LambdaFunctionArn, `arn:aws:s3:::${BucketName}`),
  );
};

const ofRoute =
  (deployment: Deployment) =>
  (resource: Resource): ServiceCall => {
    const { ApiId, RouteKey, Target } = resource.read(route);
    const target = Target.replace('integrations/', '');
    const { IntegrationUri } = deployment
      .find('AWS::ApiGatewayV2::Integration', target)
      .read(integration);
    // ARN of stage, method and path; the $default route has neither method nor path.
    const named = RouteKey.replace(' ', '');
    const source = `arn:aws:execute-api:${region}:${account}:${ApiId}/$default/${named}`;
    return invoke('apigateway.amazonaws.com', IntegrationUri, source);
  };

const ofAlarm = (resource: Resource): ServiceCall[] =>
  Object.values(resource.read(alarm))
    .flat()
    .map((topic) => ({
      service: 'cloudwatch.amazonaws.com',
      action: 'sns:Publish',
      resource: topic,
      source: arnOf(resource),
    }));

/** Every call that AWS services make to the deployment's functions, queues and topics on their own. */
export const connectionsOf = (deployment: Deployment): ServiceCall[] => [
  ...deployment.ofType('AWS::Events::Rule').flatMap(ofRule),
  ...deployment.ofType('Custom::S3BucketNotifications').flatMap(ofBucket),
  ...deployment.ofType('AWS::ApiGatewayV2::Route').map(ofRoute(deployment)),
  ...deployment.ofType('AWS::CloudWatch::CompositeAlarm').flatMap(ofAlarm),
];
