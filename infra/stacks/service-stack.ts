import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { type Alias, Architecture, type Function } from 'aws-cdk-lib/aws-lambda';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { deployedBy, withinBoundary } from './deployed-by.ts';
import type { Construct, IConstruct } from 'constructs';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { routeKey } from '@menuleaf/shared/contracts/operation.ts';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { alarmWhen, fiveMinutes } from './alarms/alarm.ts';
import { addFaultsAlarm } from './alarms/faults-alarm.ts';
import { watchCalls } from './alarms/watch-calls.ts';
import { watchPages } from './alarms/watch-pages.ts';
import { type Foundation, foundationFor } from './foundation.ts';
import { addEventFunction } from './functions/event-function.ts';
import { type AccessNeeds, permissionGrants, tableGrants } from './functions/grants.ts';
import { lambdaFunction, logGroup, metricsNamespace } from './functions/lambda-function.ts';
import { nativeArchitecture } from './functions/native-architecture.ts';
import { publish } from './parameters.ts';
import { deployGradually } from './functions/deploy-gradually.ts';
import { definitionOf } from './slices.ts';
import { suppressNotificationRules } from './suppress-helper-rules.ts';
import { suppressRules, wildcardIn } from './suppress-rules.ts';
import type { BusinessEvent } from '@menuleaf/shared/server/log/count-business.ts';
import type { SliceDefinition, EventFunction } from '@menuleaf/shared/server/slice-definition.ts';
import { addDashboard } from './slice-dashboard.ts';
import type { Stage } from './stage.ts';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { listenerConcurrency } from './functions/wake-by-events.ts';

/** Concurrent uploads: an image takes seconds, and excess events are retried. */
const uploadConcurrency = 20;
/** One run and its successor. */
const scheduledConcurrency = 2;

/**
 * A function's reserved concurrency: guaranteed and capped, so that it takes none from another slice. An account has
 * 1,000, of which 100 must stay unreserved (docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html).
 */
function concurrencyOf({ reservedConcurrency, wakes }: EventFunction): number {
  if (reservedConcurrency !== undefined) return reservedConcurrency;
  if ('onEvents' in wakes) return listenerConcurrency;
  return 'onUploadUnder' in wakes ? uploadConcurrency : scheduledConcurrency;
}

/** A function's role with minimal permissions: no AWS managed policies. */
function functionRole(
  scope: Construct,
  id: string,
  slice: Slice,
  shape: AccessNeeds,
  from: Foundation,
): Role {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const grants = [
    ...tableGrants(slice, shape, from),
    ...shape.may.flatMap((permission) => permissionGrants[permission](from)),
  ];
  for (const grant of grants) role.addToPolicy(grant);
  const objects = grants.flatMap(({ resources }) => resources.filter((it) => it.endsWith('/*')));
  const reason = 'Objects of one bucket, below one prefix where the function has one.';
  const findings = objects.map((resource) => [wildcardIn(scope, resource), reason]);
  suppressRules(role.node.findChild('DefaultPolicy'), Object.fromEntries(findings));
  return role;
}

type FunctionShape = {
  memoryMb?: number;
  timeoutSeconds: number;
  native: boolean;
  reservedConcurrency?: number;
} & AccessNeeds;

/** A slice's service: one HTTP API, one function for its calls, and its event functions. */
export class ServiceStack extends Stack {
  readonly #slice: Slice;
  readonly #definition: SliceDefinition;
  readonly #foundation: Foundation;
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, slice: Slice, stage: Stage) {
    super(scope, id, deployedBy(slice, stage));
    withinBoundary(this, stage);
    this.#slice = slice;
    this.#definition = definitionOf(slice);
    this.#foundation = foundationFor(this, stage.name);
    this.#stage = stage;
    // 15 s: the longest call queries the payment provider; API Gateway times out at 30 s.
    const { may, callsWrite: writes, callsAtOnce: reservedConcurrency } = this.#definition;
    const { callsRead: reads } = this.#definition;
    const shape = {
      ...{ memoryMb: 1024, timeoutSeconds: 15, native: false },
      ...{ may, writes, ...(reads && { reads }), reservedConcurrency },
    };
    const calls = this.#function('handler', 'handler', shape);
    suppressRules(calls, {
      'Serverless-LambdaDLQ': 'Its caller waits, and is told of its failure.',
    });
    const live = calls.addAlias('live');
    const api = this.#api(live);
    publish(
      this,
      stage.name,
      `${slice}/api-domain`,
      `${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`,
    );
    const { customerLoses: loss, frontend } = this.#definition;
    const { faults, burning } = watchCalls(this, api, loss);
    if (stage.name !== 'local') deployGradually(this, live, burning.slice(0, 1));
    const throttled = { page: 'function-throttled', loss } as const;
    alarmWhen(this, 'CallsThrottled', throttled, calls.metricThrottles(fiveMinutes));
    watchPages(this, api, { frontend, namespace: metricsNamespace(stage) });
    this.#eventFunctions(stage);
    this.#watchMail();
    const { alarmTopicArn: topicArn, tableThrottledArn: unless } = this.#foundation;
    addFaultsAlarm(this, { topicArn, loss, unless, together: { of: burning, rules: faults } });
    suppressNotificationRules(this);
    const { counts = [] } = this.#definition;
    addDashboard(
      this,
      counts.map((name) => this.#counted(name)),
    );
  }

  #counted = (metricName: BusinessEvent, period = Duration.hours(1)) =>
    new Metric({
      namespace: metricsNamespace(this.#stage),
      metricName,
      dimensionsMap: { service: this.#slice },
      statistic: 'Sum',
      period,
    });

  #watchMail(): void {
    if (!this.#definition.counts?.includes('DroppedMails')) return;
    const dropped = this.#counted('DroppedMails', fiveMinutes.period);
    const loss = 'Somebody waits for a mail that is not sent any more.';
    alarmWhen(this, 'MailDropped', { page: 'mail-dropped', loss }, dropped);
  }

  /** Each has a dead-letter queue, published here for `npm run redrive`. */
  #eventFunctions(stage: Stage): void {
    const failed: Record<string, string> = {};
    const listeners: Record<string, string> = {};
    for (const eventFunction of this.#definition.eventFunctions) {
      const { entry, wakes, nativePackages = [] } = eventFunction;
      const reservedConcurrency = concurrencyOf(eventFunction);
      const native = nativePackages.length > 0;
      const shape = { ...eventFunction, reservedConcurrency, native, writes: true };
      const listens = 'onEvents' in wakes;
      // Not the former stream function of this name: it keeps working until the listener is active.
      const fn = this.#function(listens ? `${entry}-listener` : entry, entry, shape);
      failed[entry] = addEventFunction(this, fn, eventFunction, this.#foundation).queueUrl;
      if (listens) listeners[entry] = fn.functionArn;
    }
    publish(this, stage.name, `${this.#slice}/failed-queues`, this.toJsonString(failed));
    publish(this, stage.name, `${this.#slice}/listeners`, this.toJsonString(listeners));
  }

  #function(id: string, entry: string, shape: FunctionShape): Function {
    const folder = join(import.meta.dirname, '../../services', this.#slice, 'dist', entry);
    const role = functionRole(this, `${id}-role`, this.#slice, shape, this.#foundation);
    const environment = this.#definition.variables(this.#foundation, this.#stage);
    const architecture = this.#architecture(shape, folder);
    const service = this.#slice;
    const all = { ...shape, folder, role, architecture, environment, service };
    return lambdaFunction(this, id, all, this.#stage);
  }

  /** Native packages come from the build machine, which also runs the `local` stage. */
  #architecture({ native }: FunctionShape, folder: string): Architecture {
    return native && this.#stage.name !== 'local'
      ? nativeArchitecture(folder)
      : Architecture.ARM_64;
  }

  #api(calls: Alias): HttpApi {
    // $default: the service responds to unknown paths in the product's error format.
    const defaultIntegration = new HttpLambdaIntegration('default', calls);
    const api = new HttpApi(this, 'api', { defaultIntegration });
    // One permission for all routes: one per route would exceed the function policy's 20,480 bytes.
    const integration = new HttpLambdaIntegration('calls', calls, {
      scopePermissionToRoute: false,
    });
    const pages = this.#definition.pageRoutes ?? [];
    this.#admitAnybody(api.node.findChild('DefaultRoute'));
    for (const route of [...Object.values(contracts[this.#slice]).map(routeKey), ...pages]) {
      const [verb, path] = route.split(' ');
      const method = Object.values(HttpMethod).find((known) => known === verb);
      if (!method || !path) throw new Error(`${this.#slice}: ${route} is not a route`);
      for (const it of api.addRoutes({ path, methods: [method], integration })) {
        this.#admitAnybody(it);
      }
    }
    this.#limitAndLog(api);
    return api;
  }

  #admitAnybody(route: IConstruct) {
    suppressRules(route, {
      'AwsSolutions-APIG4': 'The service checks the session, as the call’s contract says.',
    });
  }

  #limitAndLog(api: HttpApi) {
    const stage = api.defaultStage?.node.defaultChild;
    if (!(stage instanceof CfnStage)) throw new Error('An HTTP API has a default stage');
    const { callsPerSecond } = this.#definition;
    stage.defaultRouteSettings = {
      throttlingRateLimit: callsPerSecond,
      throttlingBurstLimit: 2 * callsPerSecond,
    };
    stage.accessLogSettings = {
      destinationArn: logGroup(this, 'access-log', this.#stage).logGroupArn,
      // Neither address nor query: no personal data in the log.
      format: JSON.stringify({
        requestId: '$context.requestId',
        route: '$context.routeKey',
        status: '$context.status',
        latency: '$context.responseLatency',
        error: '$context.integrationErrorMessage',
      }),
    };
  }
}
