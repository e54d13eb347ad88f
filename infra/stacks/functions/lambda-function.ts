import { createHash } from 'node:crypto';
import { Duration, Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  CfnFunction,
  Code,
  Function,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { usualMemoryMb } from '../slices.ts';
import { suppressRules } from '../suppress-rules.ts';
import { removalPolicyOf, type Stage } from '../stage.ts';

type Shape = {
  /** The bundle's. */
  folder: string;
  role: Role;
  memoryMb?: number;
  timeoutSeconds: number;
  architecture?: Architecture;
  reservedConcurrency?: number | undefined;
  environment: Record<string, string>;
  /** Log name. */
  service: string;
};

/** The CloudWatch namespace for a stage's business metrics. */
export const metricsNamespace = ({ name }: Stage) => `menuleaf-${name}`;

/** Kept for a month; in non-disposable stages it outlives the stack. */
export const logGroup = (scope: Construct, id: string, stage: Stage): LogGroup =>
  new LogGroup(scope, id, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: removalPolicyOf(stage),
  });

/** The stack's shared tracing policy. */
function traces(stack: Stack): Policy {
  const found = stack.node.tryFindChild('traces');
  if (found instanceof Policy) return found;
  const actions = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];
  const statements = [new PolicyStatement({ actions, resources: ['*'] })];
  const policy = new Policy(stack, 'traces', { statements });
  suppressRules(policy, { 'AwsSolutions-IAM5[Resource::*]': 'A trace belongs to no resource.' });
  return policy;
}

/** CDK would add this to each function's role; here it is one policy with one suppression. */
function traced(fn: Function, role: Role): void {
  const policy = traces(Stack.of(fn));
  policy.attachToRole(role);
  fn.node.addDependency(policy);
  if (fn.node.defaultChild instanceof CfnFunction)
    fn.node.defaultChild.tracingConfig = { mode: 'Active' };
}

/**
 * What a function is told of its stage, in short. It is told by parameters, whose values no template shows: without this
 * in the template no version would be published when they change, and the alias would keep the former ones.
 */
const settingsOf = ({ publicUrl, mailFrom, supportMail, tables, edgeSecretNumber }: Stage) =>
  createHash('sha256')
    .update(JSON.stringify([publicUrl, mailFrom, supportMail, tables, edgeSecretNumber]))
    .digest('hex')
    .slice(0, 8);

/** A function with JSON logs in its own log group, and tracing. */
export function lambdaFunction(
  scope: Construct,
  id: string,
  { folder, role, service, ...shape }: Shape,
  stage: Stage,
): Function {
  const log = logGroup(scope, `${id}-log`, stage);
  // Only its own log group, unlike AWS's managed policy.
  log.grantWrite(role);
  const fn = new Function(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    architecture: shape.architecture ?? Architecture.ARM_64,
    description: `Settings ${settingsOf(stage)}`,
    handler: 'index.handler',
    code: Code.fromAsset(folder),
    role,
    memorySize: shape.memoryMb ?? usualMemoryMb,
    timeout: Duration.seconds(shape.timeoutSeconds),
    reservedConcurrentExecutions: shape.reservedConcurrency,
    environment: {
      ...shape.environment,
      POWERTOOLS_SERVICE_NAME: service,
      POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(stage),
    },
    loggingFormat: LoggingFormat.JSON,
    applicationLogLevelV2: stage.logLevel,
    // That a run began and ended well, and how long it took, metrics and traces say; the log says what did not.
    systemLogLevelV2: SystemLogLevel.WARN,
    logGroup: log,
  });
  traced(fn, role);
  return fn;
}
