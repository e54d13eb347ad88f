import * as z from 'zod';
import type { Deployment, Resource } from '../stack/deployment.ts';
import type { Principals } from './principals.ts';
import { account, region } from '../stack/resource-types.ts';
import { documentSchema, isAllowed, type Statement } from './policy.ts';

const permission = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  SourceAccount: z.string().optional(),
});
const queuePolicy = z.object({ PolicyDocument: documentSchema, Queues: z.array(z.string()) });
const topicPolicy = z.object({ PolicyDocument: documentSchema, Topics: z.array(z.string()) });

/** A call from an AWS service to a resource, on behalf of one of our resources. */
type ServiceCall = { service: string; action: string; resource: string; source: string };

const admits = ({ Principal }: Statement, service: string) =>
  Principal === '*' ||
  /"\*"/.test(JSON.stringify(Principal)) ||
  JSON.stringify(Principal).includes(`"${service}"`);

/** A function's ARN has seven parts, an alias's eight. */
const isAlias = (name: string) => name.split(':').length === 8;

/** A Lambda permission is a statement in its function's resource policy. */
function statementOf(deployment: Deployment, read: z.output<typeof permission>): Statement {
  const { Action, FunctionName, Principal, SourceArn, SourceAccount } = read;
  const type = isAlias(FunctionName) ? 'AWS::Lambda::Alias' : 'AWS::Lambda::Function';
  const { Arn = '' } = deployment.find(type, FunctionName).attributes;
  return {
    Effect: 'Allow',
    Action: [Action],
    Resource: [Arn],
    Principal: { Service: Principal },
    Condition: {
      ...(SourceArn !== undefined && { ArnLike: { 'aws:SourceArn': [SourceArn] } }),
      ...(SourceAccount !== undefined && {
        StringEquals: { 'aws:SourceAccount': [SourceAccount] },
      }),
    },
  };
}

/** Resource policies of functions, queues and topics: what they let AWS services do. */
class ResourcePolicies {
  readonly #statements: Statement[];

  constructor(deployment: Deployment) {
    const documents = [
      ...deployment.ofType('AWS::SQS::QueuePolicy').map((it) => it.read(queuePolicy)),
      ...deployment.ofType('AWS::SNS::TopicPolicy').map((it) => it.read(topicPolicy)),
    ];
    const permissions = deployment.ofType('AWS::Lambda::Permission');
    this.#statements = [
      ...documents.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      ...permissions.map((it) => statementOf(deployment, it.read(permission))),
    ];
  }

  allow({ service, action, resource, source }: ServiceCall): boolean {
    const keys = {
      'aws:SourceArn': [source],
      'aws:SourceAccount': [account],
      'aws:SecureTransport': ['true'],
    };
    const statements = this.#statements.filter((it) => admits(it, service));
    return isAllowed(statements, { action, resource, keys });
  }
}

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
const connectionsOf = (deployment: Deployment): ServiceCall[] => [
  ...deployment.ofType('AWS::Events::Rule').flatMap(ofRule),
  ...deployment.ofType('Custom::S3BucketNotifications').flatMap(ofBucket),
  ...deployment.ofType('AWS::ApiGatewayV2::Route').map(ofRoute(deployment)),
  ...deployment.ofType('AWS::CloudWatch::CompositeAlarm').flatMap(ofAlarm),
];

const fnSchema = z.object({ Role: z.string() });
const onFailure = z
  .object({ OnFailure: z.object({ Destination: z.string() }).optional() })
  .optional();
const mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  DestinationConfig: onFailure,
});
const invokeConfig = z.object({ FunctionName: z.string(), DestinationConfig: onFailure });

type Need = { functionName: string; action: string; resource: string };

/** What Lambda calls on an event source, with the role of the function it feeds. */
const reading = (arn: string) =>
  arn.includes(':sqs:')
    ? ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']
    : ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'];

const sending = (functionName: string, config: z.output<typeof onFailure>): Need[] =>
  config?.OnFailure
    ? [{ functionName, action: 'sqs:SendMessage', resource: config.OnFailure.Destination }]
    : [];

function needsOf(deployment: Deployment): Need[] {
  const mappings = deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .map((it) => it.read(mapping));
  const configs = deployment
    .ofType('AWS::Lambda::EventInvokeConfig')
    .map((it) => it.read(invokeConfig));
  return [
    ...mappings.flatMap(({ FunctionName: functionName, EventSourceArn: resource }) =>
      reading(resource).map((action) => ({ functionName, action, resource })),
    ),
    ...[...mappings, ...configs].flatMap((it) => sending(it.FunctionName, it.DestinationConfig)),
  ];
}

/**
 * Refuses a deployment with a missing permission that AWS would accept silently: an alarm that notifies nobody, a rule
 * that fills no queue, an upload that triggers no function.
 */
export function assertPermissions(deployment: Deployment, principals: Principals): void {
  const policies = new ResourcePolicies(deployment);
  const barred = connectionsOf(deployment)
    .filter((deed) => !policies.allow(deed))
    .map(
      ({ service, action, resource, source }) =>
        `${service} may not ${action} on ${resource} for ${source}`,
    );
  const lacking = needsOf(deployment)
    .filter(({ functionName, action, resource }) => {
      const fn = deployment.find('AWS::Lambda::Function', functionName).read(fnSchema);
      return !principals.ofRole(fn.Role).allows({ action, resource, keys: {} });
    })
    .map(
      ({ functionName, action, resource }) => `${functionName} may not ${action} on ${resource}`,
    );
  const all = [...barred, ...lacking];
  if (all.length > 0) throw new Error(`The deployment lacks leave:\n${all.join('\n')}`);
}
