import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CustomResource, Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { buildSync } from 'esbuild';
import { excuse } from '../excuse.ts';
import { read } from '../parameters.ts';
import { removalPolicyOf } from '../stage.ts';
import { knownPages } from './known-pages.ts';
let bundled;
/** The folder with the function’s bundle, which is the same for every front end. */
function bundle() {
  if (bundled !== undefined) return bundled;
  bundled = mkdtempSync(join(tmpdir(), 'menuleaf-tell-pages-'));
  buildSync({
    entryPoints: { index: join(import.meta.dirname, 'tell-pages.ts') },
    outdir: bundled,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    // The same bytes wherever it is built.
    tsconfigRaw: {},
  });
  return bundled;
}
function tellPages(scope, stage, store) {
  const logGroup = new LogGroup(scope, 'tell-pages-log', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: removalPolicyOf(stage),
  });
  const role = new Role(scope, 'tell-pages-role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  });
  logGroup.grantWrite(role);
  role.addToPolicy(
    new PolicyStatement({
      actions: [
        'cloudfront-keyvaluestore:DescribeKeyValueStore',
        'cloudfront-keyvaluestore:PutKey',
      ],
      resources: [store],
    }),
  );
  const fn = new Function(scope, 'tell-pages', {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromAsset(bundle()),
    role,
    memorySize: 256,
    timeout: Duration.minutes(1),
    loggingFormat: LoggingFormat.JSON,
    logGroup,
  });
  excuse(fn, {
    'Serverless-LambdaDLQ': 'CloudFormation waits for it, and rolls the deployment back.',
    'Serverless-LambdaTracing': 'It runs during a deployment and for no customer.',
  });
  return fn;
}
/** Tells the edge which pages a front end has, at its own deployment: the edge itself needs none. */
export function pagesOfRemote(scope, frontend, stage) {
  const store = read(scope, stage.name, 'pages-store-arn');
  const fn = tellPages(scope, stage, store);
  return new CustomResource(scope, 'pages', {
    resourceType: 'Custom::EdgePages',
    serviceToken: fn.functionArn,
    properties: { Store: store, Key: frontend, Value: knownPages(frontend) },
  });
}
