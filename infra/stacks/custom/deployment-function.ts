import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { suppressRules } from '../suppress-rules.ts';
import { logGroup } from '../functions/lambda-function.ts';
import type { Stage } from '../stage.ts';

const bundled = new Map<string, string>();

/** The folder with a function's bundle, built once. */
function bundle(file: string): string {
  const known = bundled.get(file);
  if (known !== undefined) return known;
  const outdir = mkdtempSync(join(tmpdir(), `menuleaf-${basename(file, '.ts')}-`));
  buildSync({
    entryPoints: { index: file },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    // Some AWS clients `require` Node's built-ins.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    // Reproducible on any machine.
    tsconfigRaw: {},
  });
  bundled.set(file, outdir);
  return outdir;
}

/** A function for a custom resource: `file` is its handler (`customResourceHandler`). */
export function deploymentFunction(
  scope: Construct,
  id: string,
  file: string,
  leave: PolicyStatement,
  stage: Stage,
): Function {
  const log = logGroup(scope, `${id}-log`, stage);
  const role = new Role(scope, `${id}-role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  });
  log.grantWrite(role);
  role.addToPolicy(leave);
  const fn = new Function(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromAsset(bundle(file)),
    role,
    memorySize: 256,
    timeout: Duration.minutes(1),
    loggingFormat: LoggingFormat.JSON,
    logGroup: log,
  });
  suppressRules(fn, {
    'Serverless-LambdaDLQ': 'CloudFormation waits for it, and rolls the deployment back.',
    'Serverless-LambdaTracing': 'It runs during a deployment and for no customer.',
  });
  return fn;
}
