import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { routeKey } from '@menuleaf/shared/contracts/operation.ts';
import { frontends, type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { keys, leadingKeys } from '@menuleaf/shared/server/table/keys.ts';
import type { EventFunction } from '@menuleaf/shared/server/slice-definition.ts';
import { definitionOf } from './slices.ts';
import { cloudStage, readStage } from './stage.ts';
import { eventsTemplate, propertiesOf, serviceTemplate } from './testing/templates.ts';

const exampleStage = join(import.meta.dirname, '../stages/example.json');
const synthesized = (slice: Slice) => serviceTemplate(slice, readStage('local'));
const templates = new Map(slices.map((slice) => [slice, synthesized(slice)]));
const templateOf = (slice: Slice) => templates.get(slice) ?? synthesized(slice);

test('what speaks to servers of strangers has leave to its own rows, and to nothing else', () => {
  const policies = Object.entries(templateOf('catalogue').findResources('AWS::IAM::Policy'));
  const ofSenders = policies.filter(([id]) =>
    /^(webhooksenderlistener|retrywebhooks)role/.test(id),
  );
  expect(ofSenders).toHaveLength(2);
  for (const [, { Properties }] of ofSenders) {
    const statements: { Action: string | string[]; Condition?: unknown }[] =
      Properties.PolicyDocument.Statement;
    const rows = JSON.stringify(statements).match(/"[A-Z]+#[A-Z#]*\*"/g) ?? [];
    expect(rows.filter((row) => !row.startsWith('"WEBHOOK#'))).toEqual([]);
    const actions = statements.flatMap(({ Action }) => Action);
    const services = [...new Set(actions.map((action) => action.split(':')[0]))];
    expect(services.filter((it) => !['dynamodb', 'logs', 'sqs'].includes(it ?? ''))).toEqual([]);
  }
});

test('on AWS no webhook leads to a program of the machine itself', () => {
  const setting = 'WEBHOOKS_TO_LOOPBACK';
  const cloud = cloudStage('prod', JSON.parse(readFileSync(exampleStage, 'utf8')));
  expect(JSON.stringify(templateOf('catalogue'))).toContain(setting);
  for (const slice of slices) {
    expect(JSON.stringify(serviceTemplate(slice, cloud))).not.toContain(setting);
  }
  const asked = { ...JSON.parse(readFileSync(exampleStage, 'utf8')), webhooksToLoopback: true };
  expect(() => cloudStage('prod', asked)).toThrow('There is no setting webhooksToLoopback');
});

test('what the stage’s file changes in a function’s variables is published as a version', () => {
  const settings = JSON.parse(readFileSync(exampleStage, 'utf8'));
  const restored = { table: 'a', stream: 'arn:aws:dynamodb:::table/a/stream/b', passwords: 'c' };
  const versionsOf = (changed: object) =>
    Object.keys(
      serviceTemplate('support', cloudStage('prod', { ...settings, ...changed })).findResources(
        'AWS::Lambda::Version',
      ),
    );
  const all = [
    {},
    { edgeSecretNumber: 2 },
    { tables: restored },
    { supportMail: 'help@menu.example' },
  ];
  expect(new Set(all.flatMap(versionsOf)).size).toBe(all.length);
  expect(versionsOf({ monthlyBudgetDollars: 5 })).toEqual(versionsOf({}));
});

describe.each(slices)('the service of %s', (slice) => {
  const template = templateOf(slice);

  test('has a route for every call of its contract, and one for everything else', () => {
    const routes = propertiesOf(template, 'AWS::ApiGatewayV2::Route').map((one) => one.RouteKey);
    const calls = Object.values(contracts[slice]).map((call) => routeKey(call));
    expect(routes).toEqual(expect.arrayContaining([...calls, '$default']));
  });

  test('reaches the table by leading keys alone', () => {
    const policies = JSON.stringify(template.findResources('AWS::IAM::Policy'));
    const onTable = policies.split('"Action"').filter((it) => /^:\[?"dynamodb:\w+Item"/.test(it));
    expect(onTable.length).toBeGreaterThan(1);
    const unbound = onTable.filter((it) => !it.includes('dynamodb:LeadingKeys'));
    // The tables of passwords and of history hold nothing else.
    expect(unbound.filter((it) => !/(passwords|history)tablearn/.test(it))).toEqual([]);
    expect(policies).not.toMatch(/"dynamodb:(\*|Scan)/);
  });

  test('may read all that it reads in one request', () => {
    const { write, read } = leadingKeys(slice);
    const { may, callsRead: reads, eventFunctions } = definitionOf(slice);
    // Sessions and API keys are read only by functions that check or write them.
    const ofCallers = [keys.sessions, keys.apiKeys].map(({ leadingKey }) => `${leadingKey}*`);
    const named = (all: string[], some: EventFunction['touches']) =>
      all.filter((it) => some?.some((key) => it === `${key.leadingKey}*`) ?? true);
    const patternsOf = (of: Pick<EventFunction, 'may' | 'touches' | 'reads'>) => [
      ...named(write, of.touches),
      ...named(read, of.reads).filter(
        (it) => of.may.includes('check-sessions') || !ofCallers.includes(it),
      ),
    ];
    const expected = [{ may, ...(reads && { reads }) }, ...eventFunctions].map((of) => [
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patternsOf(of) } },
    ]);
    const policies = propertiesOf(template, 'AWS::IAM::Policy');
    const ofFunctions = policies.filter((it) => JSON.stringify(it).includes('dynamodb:Query'));
    const found = ofFunctions.map(({ PolicyDocument }) => {
      const statements: { Action: string | string[]; Condition?: unknown }[] =
        PolicyDocument.Statement;
      // A table that holds one thing alone is read by no leading key.
      const batches = statements.filter(
        ({ Action, Condition }) => Action.includes('dynamodb:BatchGetItem') && Condition,
      );
      return batches.map(({ Condition }) => Condition);
    });
    const inOrder = (all: unknown[]) => all.map((it) => JSON.stringify(it)).toSorted();
    expect(inOrder(found)).toEqual(inOrder(expected));
  });

  test('turns away more calls than it was made for', () => {
    const { callsPerSecond } = definitionOf(slice);
    expect(callsPerSecond).toBeGreaterThan(0);
    expect(propertiesOf(template, 'AWS::ApiGatewayV2::Stage')).toMatchObject([
      {
        DefaultRouteSettings: {
          ThrottlingRateLimit: callsPerSecond,
          ThrottlingBurstLimit: 2 * callsPerSecond,
        },
      },
    ]);
  });

  test('has a dashboard with each of its functions and queues', () => {
    const [board, ...others] = propertiesOf(template, 'AWS::CloudWatch::Dashboard').map(
      ({ DashboardBody }) => JSON.stringify(DashboardBody),
    );
    expect(others).toEqual([]);
    const watched = ['AWS::Lambda::Function', 'AWS::SQS::Queue'].flatMap((type) =>
      Object.keys(template.findResources(type)),
    );
    // It is CDK's own, used only during deployments.
    const own = watched.filter((id) => !id.startsWith('BucketNotificationsHandler'));
    expect(own.filter((id) => !board?.includes(id))).toEqual([]);
  });

  test('keeps its logs for a month', () => {
    expect(() =>
      template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 }),
    ).not.toThrow();
  });

  test('logs JSON and is traced', () => {
    const own = {
      Environment: { Variables: Match.objectLike({ POWERTOOLS_SERVICE_NAME: slice }) },
      // Each run that went well would be told twice more, which is most of what a log costs.
      LoggingConfig: Match.objectLike({ LogFormat: 'JSON', SystemLogLevel: 'WARN' }),
      TracingConfig: { Mode: 'Active' },
    };
    const count = 1 + definitionOf(slice).eventFunctions.length;
    expect(() =>
      template.resourcePropertiesCountIs('AWS::Lambda::Function', own, count),
    ).not.toThrow();
  });

  test('may do nothing to all resources but send traces', () => {
    const statements = JSON.stringify(template.findResources('AWS::IAM::Policy'))
      .split('"Action":')
      .filter((it) => it.includes('"Resource":"*"'));
    const traces = '["xray:PutTraceSegments","xray:PutTelemetryRecords"]';
    expect(statements.filter((it) => !it.startsWith(traces))).toEqual([]);
  });

  test('has alarms that say what the customer loses', () => {
    expect(() =>
      template.allResourcesProperties('AWS::CloudWatch::Alarm', {
        AlarmDescription: Match.stringLikeRegexp('^What the customer loses: .+'),
      }),
    ).not.toThrow();
  });

  test('is told of when it burns its budget of failures, seen over a long and over a short time', () => {
    const alarms = template.findResources('AWS::CloudWatch::Alarm');
    const failing = Object.entries(alarms).filter(([id]) => id.startsWith('CallsFailIn'));
    const burns = failing.map(([, { Properties }]) => [
      Properties.Metrics[1].MetricStat.Period / 60,
      Properties.Threshold,
    ]);
    expect(burns.toSorted(([a], [b]) => a - b)).toEqual([
      [5, 1.44],
      [30, 0.6],
      [60, 1.44],
      [360, 0.6],
    ]);
    const [faults] = propertiesOf(template, 'AWS::CloudWatch::CompositeAlarm');
    const rule = JSON.stringify(faults?.AlarmRule).replaceAll(/\W+/g, ' ');
    for (const [short, long] of [
      [5, 60],
      [30, 360],
    ]) {
      expect(rule).toMatch(
        new RegExp(
          `CallsFailIn${short}Minutes\\w+ Arn AND ALARM Fn GetAtt CallsFailIn${long}Minutes`,
        ),
      );
    }
  });
});

type Measured = { MetricStat?: { Metric: { MetricName: string } } };

test('pages that crash in browsers go off with the slice of their front end, which reports may name', () => {
  const watched = slices.map((slice) =>
    propertiesOf(templateOf(slice), 'AWS::CloudWatch::Alarm').flatMap(({ Metrics = [] }) =>
      Metrics.map(({ MetricStat }: Measured) => MetricStat?.Metric),
    ),
  );
  const names = slices.map((slice) => definitionOf(slice).frontend);
  for (const [at, name] of names.entries()) {
    const crashes = watched[at]?.filter((metric) => metric?.MetricName === 'Crashes');
    expect(crashes).toEqual([
      {
        MetricName: 'Crashes',
        Namespace: 'menuleaf-local',
        Dimensions: [
          { Name: 'remote', Value: name },
          { Name: 'service', Value: 'support' },
        ],
      },
    ]);
  }
  expect(new Set<string>(frontends)).toEqual(new Set(names));
});

test('only a developer’s machine logs what is for debugging', () => {
  const levels = (stage: string) =>
    propertiesOf(serviceTemplate('support', readStage(stage)), 'AWS::Lambda::Function').map(
      ({ LoggingConfig }) => LoggingConfig.ApplicationLogLevel,
    );
  expect(new Set(levels('local'))).toEqual(new Set(['DEBUG']));
  expect(new Set(levels('example'))).toEqual(new Set(['INFO']));
});

test('a schedule that falls silent, events that wait and a function that is turned away go off', () => {
  const alarms = propertiesOf(templateOf('catalogue'), 'AWS::CloudWatch::Alarm');
  const of = (MetricName: string) => alarms.filter((it) => it.MetricName === MetricName);
  const { eventFunctions } = definitionOf('catalogue');
  const scheduled = eventFunctions.filter(({ wakes }) => 'everyMinutes' in wakes);
  const silent = { ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' };
  expect(of('Invocations')).toEqual(scheduled.map(() => expect.objectContaining(silent)));
  expect(of('Throttles')).toHaveLength(eventFunctions.length + 1);
  const ages = of('ApproximateAgeOfOldestMessage').map(({ Threshold }) => Threshold);
  const delays = eventFunctions.flatMap(({ wakes }) =>
    'onEvents' in wakes ? [wakes.delaySeconds ?? 0] : [],
  );
  expect(ages).toEqual(delays.map((delay) => 60 + delay));
});

test.each(['identity', 'support'] as const)('a mail of %s that is given up goes off', (slice) => {
  const alarms = propertiesOf(templateOf(slice), 'AWS::CloudWatch::Alarm');
  expect(alarms.filter(({ MetricName }) => MetricName === 'DroppedMails')).toEqual([
    expect.objectContaining({
      Namespace: 'menuleaf-local',
      Dimensions: [{ Name: 'service', Value: slice }],
      Threshold: 0,
    }),
  ]);
});

/** The reserved concurrency of each function of ours. */
const reserved = new Map<string, number | undefined>(
  [...templates, ['events', eventsTemplate(readStage('local'))] as const].flatMap(
    ([name, template]) =>
      Object.entries(template.findResources('AWS::Lambda::Function'))
        .filter(([id]) => !id.startsWith('BucketNotificationsHandler'))
        .map(([id, { Properties }]) => [`${name} ${id}`, Properties.ReservedConcurrentExecutions]),
  ),
);

test('each function has its own concurrency, and all together leave what AWS keeps of an account', () => {
  const each = [...reserved.values()];
  expect(each.length).toBeGreaterThan(20);
  expect(each.filter((count) => typeof count !== 'number' || count < 1)).toEqual([]);
  const sum = each.reduce<number>((total, count) => total + (count ?? 0), 0);
  // Of 1,000, 100 must stay unreserved.
  expect(sum).toBeLessThanOrEqual(900);
  expect([...reserved].find(([id]) => id.startsWith('public-menu publisher'))?.[1]).toBe(40);
});

test.each(slices)('the calls that the API of %s lets through have functions to run in', (slice) => {
  const { callsPerSecond, callsAtOnce } = definitionOf(slice);
  // A warm call takes 60 ms, as in COSTS.md; three times that at peak.
  expect(callsAtOnce).toBeGreaterThanOrEqual(callsPerSecond * 0.18);
});

test('on AWS a new version of a slice answers one call of ten first, and goes back by its alarms', () => {
  for (const slice of slices) {
    const template = serviceTemplate(slice, readStage('example'));
    const alias = Object.values(template.findResources('AWS::Lambda::Alias'));
    expect(alias.map(({ Properties }) => Properties.Name)).toEqual(['live']);
    expect(alias[0]?.UpdatePolicy.CodeDeployLambdaAliasUpdate).toBeDefined();
    const [group] = propertiesOf(template, 'AWS::CodeDeploy::DeploymentGroup');
    expect(group).toMatchObject({
      DeploymentConfigName: {
        'Fn::If': [
          'IsAtOnce',
          'CodeDeployDefault.LambdaAllAtOnce',
          'CodeDeployDefault.LambdaCanary10Percent10Minutes',
        ],
      },
      AlarmConfiguration: { Enabled: { 'Fn::If': ['IsAtOnce', false, true] } },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    });
    expect(template.findParameters('AtOnce')['AtOnce']?.Default).toBe('no');
    const alarms = JSON.stringify(group?.AlarmConfiguration.Alarms);
    expect(alarms).toContain('CallsFailIn5Minutes');
    for (const { IntegrationUri } of propertiesOf(template, 'AWS::ApiGatewayV2::Integration'))
      expect(JSON.stringify(IntegrationUri)).toMatch(/"Ref":"handlerAliaslive/);
  }
});

/** Each function's permissions besides reading the table, by entry. */
function leaveOf(slice: (typeof slices)[number]): Record<string, string[]> {
  const policies = templateOf(slice).findResources('AWS::IAM::Policy');
  const entries = ['handler', ...definitionOf(slice).eventFunctions.map(({ entry }) => entry)];
  return Object.fromEntries(
    entries.map((entry) => {
      const id = new RegExp(`^${entry.replaceAll('-', '')}(listener)?roleDefaultPolicy`);
      const [, policy] = Object.entries(policies).find(([name]) => id.test(name)) ?? [];
      const statements: { Action: string | string[] }[] =
        policy?.Properties.PolicyDocument.Statement ?? [];
      return [entry, statements.flatMap(({ Action }) => Action)];
    }),
  );
}

test('a function may do what it does, and not what others of its slice do', () => {
  const anonymous = leaveOf('public-menu').handler ?? [];
  expect(anonymous).toContain('s3:GetObject');
  expect(anonymous.filter((it) => /Put|Delete|Update|Write/.test(it))).toEqual([
    // Of its log.
    'logs:PutLogEvents',
  ]);
  const maker = leaveOf('catalogue')['image-maker'] ?? [];
  expect(maker).toContain('s3:PutObject');
  expect(maker).not.toContain('kms:GetPublicKey');
  expect(maker).not.toContain('s3:ListBucket');
  expect(leaveOf('billing').notices).toContain('ses:SendEmail');
  expect(leaveOf('billing').notices).not.toContain('secretsmanager:GetSecretValue');
  expect(leaveOf('billing').handler).not.toContain('ses:SendEmail');
});

test('calls may put rows of their own and into the lists of others in one transaction, and who sends mails into none', () => {
  const { write, send } = leadingKeys('identity');
  const Condition = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...write, ...send] } };
  const policies = templateOf('identity').findResources('AWS::IAM::Policy');
  const putting = Object.entries(policies).filter(([, policy]) =>
    JSON.stringify(policy).includes(send[0] ?? 'none'),
  );
  expect(putting.map(([id]) => id)).toEqual([expect.stringMatching(/^handlerrole/)]);
  expect(putting[0]?.[1].Properties.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({ Action: 'dynamodb:PutItem', Condition }),
  );
});

test.each([
  ['identity', 'signs tokens', 'kms:Sign'],
  ['billing', 'reads the secret of the payment provider', 'secretsmanager:GetSecretValue'],
])('only %s %s', (slice, _, action) => {
  const may = slices.filter((each) =>
    JSON.stringify(propertiesOf(templateOf(each), 'AWS::IAM::Policy')).includes(`"${action}"`),
  );
  expect(may).toEqual([slice]);
});

test('what no webhook did is reconciled every few minutes', () => {
  expect(propertiesOf(templateOf('billing'), 'AWS::Events::Rule')).toContainEqual({
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [expect.objectContaining({ Arn: expect.anything() })],
  });
});

test('an edit that reaches its page late goes off', () => {
  const alarms = propertiesOf(templateOf('public-menu'), 'AWS::CloudWatch::Alarm');
  const ages = alarms.filter(({ MetricName }) => MetricName === 'IteratorAge');
  expect(ages).toMatchObject([{ Threshold: 5000 }]);
});

test('the publisher takes ten batches of a shard at once, retries, bisects, reports single failures and has a queue for what it gives up', () => {
  expect(propertiesOf(templateOf('public-menu'), 'AWS::Lambda::EventSourceMapping')).toMatchObject([
    {
      ParallelizationFactor: 10,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      DestinationConfig: { OnFailure: expect.anything() },
      FilterCriteria: expect.anything(),
    },
  ]);
});
