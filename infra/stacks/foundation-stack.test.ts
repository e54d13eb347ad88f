import { FoundationStack } from './foundation-stack.ts';
import { cloudStage, readStage, type Stage } from './stage.ts';
import { testApp, foundationTemplate, propertiesOf, serviceTemplate } from './testing/templates.ts';
import { settings } from './testing/settings.ts';

const prod = cloudStage('prod', settings);
const prodTemplate = foundationTemplate(prod);
const firstTemplate = foundationTemplate({ ...prod, protectsTables: false });
const isProtected = (stage: Stage) =>
  new FoundationStack(testApp(), 'Foundation', stage).terminationProtection;

test('alarms reach who is to hear of them', () => {
  const policies = propertiesOf(prodTemplate, 'AWS::SNS::TopicPolicy');
  expect(policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
    }),
  );
  expect(propertiesOf(prodTemplate, 'AWS::SNS::Subscription')).toMatchObject([
    { Protocol: 'email', Endpoint: 'alarms@menu.example' },
  ]);
});

test('what is to be put into DNS and where the payment keys go is told', () => {
  const outputs = Object.keys(prodTemplate.findOutputs('*'));
  expect(outputs.toSorted()).toEqual([
    'DkimRecord1',
    'DkimRecord2',
    'DkimRecord3',
    'Dmarc',
    'MailFromMx',
    'MailFromSpf',
    'StripeSecretArn',
  ]);
});

test('what all slices stand on is watched: the table, the account’s functions, and mail before SES stops sending', () => {
  const [table, ...others] = propertiesOf(prodTemplate, 'AWS::CloudWatch::Alarm');
  expect(JSON.stringify(table?.Metrics)).toContain('"MetricName":"ThrottledRequests"');
  // An operation that was never turned away has no values at all.
  expect(JSON.stringify(table?.Metrics)).toMatch(/"SUM\(\[(FILL\(\w+, 0\)(, )?){7}\]\)"/);
  expect(others.map(({ MetricName, Threshold }) => [MetricName, Threshold])).toEqual([
    ['ClaimedAccountConcurrency', 950],
    ['Reputation.BounceRate', 0.04],
    ['Reputation.ComplaintRate', 0.0008],
    ['Send', 1000],
  ]);
});

test('the address that hears of alarms hears of the budget, where there is one', () => {
  prodTemplate.resourceCountIs('AWS::Budgets::Budget', 0);
  const template = foundationTemplate(
    cloudStage('prod', { ...settings, monthlyBudgetDollars: 200 }),
  );
  const [budget] = propertiesOf(template, 'AWS::Budgets::Budget');
  expect(budget?.Budget.BudgetLimit).toEqual({ Amount: 200, Unit: 'USD' });
  expect(JSON.stringify(budget)).toContain('"Address":"alarms@menu.example"');
});

test('the edge’s secret is changed by its number: the one before stays until the next change', () => {
  const secretsOf = (edgeSecretNumber: number) => {
    const template = foundationTemplate(cloudStage('prod', { ...settings, edgeSecretNumber }));
    const value = (name: string) =>
      propertiesOf(template, 'AWS::SSM::Parameter').find(
        ({ Name }) => Name === `/menuleaf/prod/${name}`,
      )?.Value;
    const digested = propertiesOf(template, 'Custom::SecretDigest');
    const [newest, before = newest] = digested.map(({ Secret }) => Secret.Ref);
    expect(value('edge-secret-arn').Ref).toBe(newest);
    // The services get both digests.
    const digestValues = JSON.stringify(value('edge-secret-digests'));
    expect(digestValues.match(/"Digest"/g)).toHaveLength(digested.length);
    return [newest, before];
  };
  const [first, beforeFirst] = secretsOf(1);
  const [second, beforeSecond] = secretsOf(2);
  const [third, beforeThird] = secretsOf(3);
  expect(beforeFirst).toBe(first);
  expect(beforeSecond).toBe(first);
  expect(beforeThird).toBe(second);
  expect(new Set([first, second, third]).size).toBe(3);
});

test('an upload that the image maker gave up is in its queue, whose alarm goes off', () => {
  const configs = propertiesOf(
    serviceTemplate('catalogue', prod),
    'AWS::Lambda::EventInvokeConfig',
  );
  expect(configs).toContainEqual(
    expect.objectContaining({
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    }),
  );
});

test.each(['domain', 'certificateArn', 'alarmMail'])('a cloud stage needs its %s', (missing) => {
  expect(() => cloudStage('prod', { ...settings, [missing]: undefined })).toThrow(missing);
});

test.each([
  ['domain', 'menu example'],
  ['domain', 'menu'],
  ['domain', 'https://menu.example'],
  ['certificateArn', 'arn:aws:acm:eu-west-1:123456789012:certificate/one'],
  ['alarmMail', 'alarms'],
  // Names alone are not what GitHub's tokens say.
  ['repository', 'owner/name'],
  ['domian', 'menu.example'],
])('a %s of %s is refused', (name, value) => {
  expect(() => cloudStage('prod', { ...settings, [name]: value })).toThrow(name);
});

test('a stage that has no file is refused, whatever its name', () => {
  expect(readStage('example').publicUrl).toBe('https://menu.example');
  for (const name of ['prodd', '../stacks/x', '']) {
    expect(() => readStage(name)).toThrow(`There is no stage ${name}`);
  }
});

const stateful = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::KMS::Key',
  'AWS::SecretsManager::Secret',
];

test.each(stateful)(
  'a first deployment that was rolled back leaves no %s in the way of the next',
  (type) => {
    // The edge's secret is not kept: a new one replaces it.
    const found = Object.entries(firstTemplate.findResources(type))
      .filter(([id]) => !id.startsWith('EdgeSecret'))
      .map(([, resource]) => resource);
    expect(found.length).toBeGreaterThan(0);
    for (const { DeletionPolicy, Properties } of found) {
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
      const { BucketName, TableName, Name, Replicas } = Properties;
      expect([BucketName, TableName, Name]).toEqual([undefined, undefined, undefined]);
      expect(JSON.stringify(Replicas ?? '')).not.toContain('"DeletionProtectionEnabled":true');
    }
  },
);

test('DynamoDB itself refuses to delete the tables, once the first deployment is there', () => {
  const isProtectedIn = (stage: Stage) =>
    propertiesOf(foundationTemplate(stage), 'AWS::DynamoDB::GlobalTable').map(
      ({ Replicas }) => Replicas[0].DeletionProtectionEnabled ?? false,
    );
  expect(isProtectedIn(prod)).toEqual([true, true, true]);
  const none = [false, false, false];
  expect(isProtectedIn({ ...prod, protectsTables: false })).toEqual(none);
  expect(isProtectedIn(cloudStage('trial', { ...settings, disposable: true }))).toEqual(none);
});

test('each table but history is copied at night into a vault that nobody can empty, and goes after four days', () => {
  const tables = Object.entries(prodTemplate.findResources('AWS::DynamoDB::GlobalTable'));
  const isHistory = ([id]: (typeof tables)[number]) => id.startsWith('History');
  const history = tables.find(isHistory)?.[1].Properties.Replicas[0];
  // It is kept where keeping is cheap, and can be put back to any second all the same.
  expect(history).toMatchObject({
    TableClass: 'STANDARD_INFREQUENT_ACCESS',
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  });
  const copiedAtNight = tables.filter((one) => !isHistory(one)).map(([id]) => id);
  const [selection] = propertiesOf(prodTemplate, 'AWS::Backup::BackupSelection');
  const copied = selection?.BackupSelection.Resources.map(
    (it: { 'Fn::GetAtt': [string] }) => it['Fn::GetAtt'][0],
  );
  expect(copied.toSorted()).toEqual(copiedAtNight.toSorted());
  expect(propertiesOf(prodTemplate, 'AWS::Backup::BackupPlan')).toMatchObject([
    { BackupPlan: { BackupPlanRule: [{ Lifecycle: { DeleteAfterDays: 4 } }] } },
  ]);
  expect(propertiesOf(prodTemplate, 'AWS::Backup::BackupVault')).toMatchObject([
    { LockConfiguration: { MinRetentionDays: 4 } },
  ]);
});

test('tables that were restored are taken over by parameters, and the stack’s own stay as they are', () => {
  const stream = 'arn:aws:dynamodb:us-east-1:123456789012:table/Before/stream/one';
  const names = { passwords: 'PasswordsBefore', history: 'HistoryBefore' };
  const tables = { table: 'Before', stream, ...names };
  const template = foundationTemplate(cloudStage('prod', { ...settings, tables }));
  const published = Object.fromEntries(
    propertiesOf(template, 'AWS::SSM::Parameter').map(({ Name, Value }) => [
      Name.replace('/menuleaf/prod/', ''),
      Value,
    ]),
  );
  expect(published).toMatchObject({
    'table-name': 'Before',
    'table-stream-arn': stream,
    'passwords-table-name': 'PasswordsBefore',
    'history-table-name': 'HistoryBefore',
  });
  expect(JSON.stringify(published['table-arn'])).toContain(':table/Before"');
  expect(JSON.stringify(published['passwords-table-arn'])).toContain(':table/PasswordsBefore"');
  const backups = JSON.stringify(template.findResources('AWS::Backup::BackupSelection'));
  expect(backups).toContain(':table/Before"');
  const alarms = JSON.stringify(template.findResources('AWS::CloudWatch::Alarm'));
  expect(alarms).toContain('"Value":"Before"');
  expect(template.findResources('AWS::DynamoDB::GlobalTable')).toEqual(
    prodTemplate.findResources('AWS::DynamoDB::GlobalTable'),
  );
});

test('in the sandbox of SES the address of the sender alone bounds who sends', () => {
  const identityArn = (stage: Stage) =>
    JSON.stringify(
      propertiesOf(foundationTemplate(stage), 'AWS::SSM::Parameter').find(({ Name }) =>
        Name.endsWith('/mail-identity-arn'),
      )?.Value,
    );
  expect(identityArn(cloudStage('prod', { ...settings, mailSandbox: true }))).toContain(
    ':identity/*"',
  );
  expect(identityArn(prod)).toContain('MailIdentity');
  const policies = JSON.stringify(
    serviceTemplate('support', prod).findResources('AWS::IAM::Policy'),
  );
  expect(policies).toContain('"Condition":{"StringEquals":{"ses:FromAddress":');
});

test('what holds data is not deleted by mistake, and a disposable stage leaves nothing', () => {
  expect(isProtected(prod)).toBe(true);
  const disposable = cloudStage('trial', { ...settings, disposable: true });
  expect(isProtected(disposable)).toBe(false);
  const template = foundationTemplate(disposable);
  for (const type of stateful) {
    const policies = Object.values(template.findResources(type)).map((it) => it.DeletionPolicy);
    expect(new Set(policies)).toEqual(new Set(['Delete']));
  }
  const buckets = Object.keys(template.findResources('AWS::S3::Bucket'));
  const emptied = Object.keys(template.findResources('Custom::S3AutoDeleteObjects'));
  expect(emptied).toHaveLength(buckets.length);
});

test('deleted images can be put back for 29 days, as the table can, and uploads for none', () => {
  const versioned = propertiesOf(prodTemplate, 'AWS::S3::Bucket').filter(
    ({ VersioningConfiguration }) => VersioningConfiguration?.Status === 'Enabled',
  );
  expect(versioned.map(({ LifecycleConfiguration }) => LifecycleConfiguration.Rules)).toEqual([
    [
      expect.objectContaining({
        Prefix: 'uploads/',
        ExpirationInDays: 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: 'Enabled',
      }),
      {
        ExpiredObjectDeleteMarker: true,
        NoncurrentVersionExpiration: { NoncurrentDays: 29 },
        Status: 'Enabled',
      },
      expect.objectContaining({ Prefix: 'originals/' }),
    ],
  ]);
  const [table] = propertiesOf(prodTemplate, 'AWS::DynamoDB::GlobalTable');
  expect(table?.Replicas[0].PointInTimeRecoverySpecification).toEqual({
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: 29,
  });
});

test('a page of this site may post to the bucket of images, and no other site or bucket', () => {
  const cors = propertiesOf(prodTemplate, 'AWS::S3::Bucket').flatMap(
    ({ CorsConfiguration }) => CorsConfiguration?.CorsRules ?? [],
  );
  expect(cors).toEqual([
    { AllowedMethods: ['POST'], AllowedOrigins: [`https://${settings.domain}`] },
  ]);
});

test('buckets let in the distributions of the account alone, known by their ARN', () => {
  const admitting = propertiesOf(prodTemplate, 'AWS::S3::BucketPolicy')
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal.Service !== undefined);
  expect(admitting.length).toBeGreaterThan(2);
  for (const { Principal, Condition } of admitting) {
    expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(Object.keys(Condition)).toEqual(['ArnLike']);
    const [[key, arn] = []] = Object.entries(Condition.ArnLike);
    expect(key).toBe('AWS:SourceArn');
    expect(JSON.stringify(arn)).toMatch(/:cloudfront::.*:distribution\/\*/);
  }
});

test('a table is paid for by each read and write, or by the hour where the stage says how much it may do', () => {
  const range = (least: number, most: number) => ({ least, most });
  const tableCapacity = {
    table: { reads: range(500, 20_000), writes: range(200, 8000) },
    history: { reads: range(5, 100), writes: range(50, 1000) },
  };
  const tablesIn = (template: typeof prodTemplate) =>
    propertiesOf(template, 'AWS::DynamoDB::GlobalTable');
  const each = { BillingMode: 'PAY_PER_REQUEST' };
  const hourly = { BillingMode: 'PROVISIONED' };
  expect(tablesIn(prodTemplate)).toMatchObject([each, each, each]);
  const tables = tablesIn(foundationTemplate(cloudStage('prod', { ...settings, tableCapacity })));
  expect(tables).toMatchObject([hourly, each, hourly]);
  const [table] = tables;
  const following = (MinCapacity: number, MaxCapacity: number) => ({
    MinCapacity,
    MaxCapacity,
    TargetTrackingScalingPolicyConfiguration: { TargetValue: 70 },
  });
  expect(table?.WriteProvisionedThroughputSettings).toEqual({
    WriteCapacityAutoScalingSettings: following(200, 8000),
  });
  const [replica] = table?.Replicas ?? [];
  expect(replica.ReadProvisionedThroughputSettings).toEqual({
    ReadCapacityAutoScalingSettings: following(500, 20_000),
  });
  const wrong = { ...tableCapacity, history: { reads: range(2, 1), writes: range(1, 2) } };
  expect(() => cloudStage('prod', { ...settings, tableCapacity: wrong })).toThrow(
    'more at least than at most',
  );
});

test('what photos were cropped from lies where keeping is cheap, and is there at once all the same', () => {
  const rules = propertiesOf(prodTemplate, 'AWS::S3::Bucket').flatMap(
    ({ LifecycleConfiguration }) => LifecycleConfiguration?.Rules ?? [],
  );
  const moved = rules.filter(({ Transitions }) => Transitions);
  expect(moved).toEqual([
    {
      Prefix: 'originals/',
      Status: 'Enabled',
      Transitions: [{ StorageClass: 'GLACIER_IR', TransitionInDays: 1 }],
    },
  ]);
});
