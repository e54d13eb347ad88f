import { createHash } from 'node:crypto';

export const region = 'us-east-1';
export const account = '000000000000';

/** Twelve hex digits that are stable across starts. */
export const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

type Known = {
  name: string;
  property: (name: string) => string | undefined;
  /** Value of a secret, by ARN. */
  secret: (arn: string) => string;
};
type Identity = { ref: string; attributes: Record<string, string> };

const arn = (service: string, rest: string) => `arn:aws:${service}:${region}:${account}:${rest}`;
const withArn = (ref: string, itsArn: string, more: Record<string, string> = {}): Identity => ({
  ref,
  attributes: { Arn: itsArn, ...more },
});

/** Supported types, with the results of `Ref` and `Fn::GetAtt`. */
const served: Record<string, (resource: Known) => Identity> = {
  'AWS::ApiGatewayV2::Api': ({ name }) => ({
    ref: shortHash(name),
    attributes: { ApiEndpoint: `https://${shortHash(name)}.execute-api.${region}.amazonaws.com` },
  }),
  'AWS::DynamoDB::GlobalTable': ({ name }) =>
    withArn(name, arn('dynamodb', `table/${name}`), {
      StreamArn: arn('dynamodb', `table/${name}/stream/local`),
    }),
  'AWS::S3::Bucket': ({ name }) => {
    const bucket = `${name.toLowerCase().slice(0, 50)}-${shortHash(name)}`;
    return withArn(bucket, `arn:aws:s3:::${bucket}`, {
      RegionalDomainName: `${bucket}.s3.${region}.amazonaws.com`,
      DomainName: `${bucket}.s3.amazonaws.com`,
    });
  },
  'AWS::KMS::Key': ({ name }) => withArn(shortHash(name), arn('kms', `key/${shortHash(name)}`)),
  'AWS::SecretsManager::Secret': ({ name, property }) => {
    const secret = arn(
      'secretsmanager',
      `secret:${property('Name') ?? name}-${shortHash(name).slice(0, 6)}`,
    );
    return { ref: secret, attributes: { Id: secret, Name: property('Name') ?? name } };
  },
  'Custom::SecretDigest': ({ name, property, secret }) => ({
    ref: name,
    attributes: {
      get Digest() {
        return createHash('sha256')
          .update(secret(property('Secret') ?? ''))
          .digest('hex');
      },
    },
  }),
  'AWS::SES::EmailIdentity': ({ name, property }) => ({
    ref: property('EmailIdentity') ?? name,
    attributes: {},
  }),
  'AWS::SSM::Parameter': ({ name, property }) => ({
    ref: property('Name') ?? name,
    attributes: { Value: property('Value') ?? '' },
  }),
  'AWS::Lambda::Function': ({ name }) => withArn(name, arn('lambda', `function:${name}`)),
  // There is only version 1, the synthesized one.
  'AWS::Lambda::Version': ({ name, property }) => {
    const version = arn('lambda', `function:${property('FunctionName') ?? name}:1`);
    return withArn(version, version, { Version: '1' });
  },
  'AWS::Lambda::Alias': ({ name, property }) => {
    const of = property('FunctionName') ?? name;
    const alias = arn('lambda', `function:${of}:${property('Name') ?? name}`);
    return withArn(alias, alias);
  },
  'AWS::IAM::Role': ({ name }) => withArn(name, `arn:aws:iam::${account}:role/${name}`),
  'AWS::SQS::Queue': ({ name }) =>
    withArn(`https://sqs.${region}.amazonaws.com/${account}/${name}`, arn('sqs', name), {
      QueueName: name,
    }),
  'AWS::SNS::Topic': ({ name }) => ({
    ref: arn('sns', name),
    attributes: { TopicArn: arn('sns', name) },
  }),
  'AWS::CloudWatch::Alarm': ({ name }) => withArn(name, arn('cloudwatch', `alarm:${name}`)),
  'AWS::CloudWatch::CompositeAlarm': ({ name }) =>
    withArn(name, arn('cloudwatch', `alarm:${name}`)),
  'AWS::Logs::LogGroup': ({ name, property }) => {
    const group = property('LogGroupName') ?? name;
    return withArn(group, arn('logs', `log-group:${group}:*`));
  },
  'AWS::KinesisFirehose::DeliveryStream': ({ name }) =>
    withArn(name, arn('firehose', `deliverystream/${name}`)),
  'AWS::Events::EventBus': ({ name }) =>
    withArn(name, arn('events', `event-bus/${name}`), { Name: name }),
  'AWS::Events::Rule': ({ name }) => withArn(name, arn('events', `rule/${name}`)),
  'AWS::CloudFront::Function': ({ name }) => ({
    ref: name,
    attributes: { FunctionARN: `arn:aws:cloudfront::${account}:function/${name}` },
  }),
  'AWS::CloudFront::KeyValueStore': ({ name }) =>
    withArn(name, `arn:aws:cloudfront::${account}:key-value-store/${name}`, { Id: name }),
};

const byName = ({ name }: Known): Identity => ({ ref: name, attributes: { Id: name } });

/** Supported types that need only a name. */
const named = [
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::IAM::Policy',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Permission',
  'AWS::Logs::SubscriptionFilter',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'Custom::CDKBucketDeployment',
  'Custom::EdgePages',
  'Custom::S3BucketNotifications',
];

/** Types with no effect on requests: monitoring, packaging, metadata. */
const withoutEffect = [
  'AWS::Events::Archive',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudWatch::Dashboard',
  'AWS::Lambda::LayerVersion',
];

/** The identity of a resource. Throws for an unsupported type. */
export function identityOf(type: string, resource: Known): Identity {
  const known = served[type];
  if (known) return known(resource);
  if (named.includes(type) || withoutEffect.includes(type)) return byName(resource);
  throw new Error(
    `The local cloud cannot serve ${type} (${resource.name}). Teach it the type in infra/local/stack/resource-types.ts`,
  );
}
