import { Validations, type App } from 'aws-cdk-lib';

/** Findings of cdk-nag that are decisions, each with its reason. */
const decisions: Record<string, string> = {
  S1: 'Objects are public pages and images; an access log would only collect addresses of diners.',
  SMG4: 'One secret is issued by the payment provider; the edge and every service would have to take up a new one of the other at once.',
  CFR1: 'Menus are read everywhere.',
  CFR2: 'Throttles in the services and quotas by plan come first; a WAF is added when there is abuse.',
  CFR3: 'No log of addresses of diners; the services log what is needed.',
  CFR4: 'The domain of a cloud stage demands TLS 1.2; the stage local has no domain.',
  IAM4: 'AWSLambdaBasicExecutionRole allows writing the log and nothing else.',
  IAM5: 'Objects of one bucket, by design; the copy of a front end is made by a CDK construct; a trace belongs to no resource.',
  APIG4: 'The services check the session, since a call tells in its contract who may use it.',
  SQS3: 'This queue is the dead-letter queue of an event source.',
  L1: 'The runtime of the copying function is chosen by the CDK construct.',
};

const objectsOf = (bucket: string, prefix = '') =>
  `Resource::arn:<AWS::Partition>:s3:::${bucket}/${prefix}*`;

/** Rules that report each wildcard by itself. */
const wildcards = (stage: string) => [
  'Resource::*',
  'Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
  ...['Abort*', 'DeleteObject*', 'GetBucket*', 'GetObject*', 'List*'].map(
    (action) => `Action::s3:${action}`,
  ),
  objectsOf('cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>'),
  ...[
    ['images'],
    ['images', 'images/'],
    ['images', 'originals/'],
    ['images', 'uploads/'],
    ['pages'],
    ['remotes'],
  ].map(([bucket, prefix]) => {
    const parameter = `SsmParameterValuemenuleaf${stage}${bucket}bucket`;
    return objectsOf(`<${parameter}C96584B6F00A464EAD1953AFF4B05118Parameter>`, prefix);
  }),
];

export function acknowledge(app: App, stage: string): void {
  for (const [rule, reason] of Object.entries(decisions)) {
    const findings = rule.startsWith('IAM') ? wildcards(stage).map((it) => `[${it}]`) : [''];
    for (const finding of findings) {
      Validations.of(app).acknowledge({ id: `AwsSolutions-${rule}${finding}`, reason });
    }
  }
}
