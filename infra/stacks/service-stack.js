import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import {
  Architecture,
  Code,
  Function,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { routeKey } from '@menuleaf/shared/contracts/operation.ts';
import { alarmWhen, fiveMinutes } from './alarm.ts';
import { Foundation } from './foundation.ts';
import { addEventFunction } from './event-function.ts';
import { functionRole } from './function-role.ts';
import { nativeArchitecture } from './native-architecture.ts';
import { publish } from './parameters.ts';
import { definitionOf } from './slices.ts';
import { excuseNotifying } from './excuse-helpers.ts';
import { excuse } from './excuse.ts';
import { addDashboard } from './slice-dashboard.ts';
import { removalPolicyOf } from './stage.ts';
/** A slice's service: one HTTP API, one function for its calls, and its eventFunction functions. */
export class ServiceStack extends Stack {
  #slice;
  #definition;
  #foundation;
  #keep;
  #isOnAws;
  #logLevel;
  constructor(scope, id, slice, stage) {
    super(scope, id);
    this.#slice = slice;
    this.#definition = definitionOf(slice);
    this.#foundation = new Foundation(this, stage.name);
    this.#keep = removalPolicyOf(stage);
    this.#isOnAws = stage.name !== 'local';
    this.#logLevel = stage.logLevel;
    // 15 s: the longest call fetches from the payment provider; API Gateway itself ends at 30 s.
    const { may, callsWrite: writes } = this.#definition;
    const shape = { memoryMb: 1024, timeoutSeconds: 15, native: false, may, writes };
    const calls = this.#function('handler', shape);
    excuse(calls, { 'Serverless-LambdaDLQ': 'Its caller waits, and is told of its failure.' });
    const api = this.#api(calls);
    publish(
      this,
      stage.name,
      `${slice}/api-domain`,
      `${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`,
    );
    const alarms = {
      topicArn: this.#foundation.alarmTopicArn,
      loss: this.#definition.customerLoses,
    };
    const failing = { ...alarms, page: 'calls-fail' };
    alarmWhen(this, 'CallsFail', failing, calls.metricErrors(fiveMinutes));
    alarmWhen(this, 'ApiFails', failing, api.metricServerError(fiveMinutes));
    const throttled = { ...alarms, page: 'function-throttled' };
    alarmWhen(this, 'CallsThrottled', throttled, calls.metricThrottles(fiveMinutes));
    this.#eventFunctions(stage);
    excuseNotifying(this);
    addDashboard(this);
  }
  /** Each with the queue of what it gave up, which `npm run redrive` finds by what is published here. */
  #eventFunctions(stage) {
    const failed = this.#definition.eventFunctions.map((eventFunction) => {
      const native = (eventFunction.nativePackages ?? []).length > 0;
      const fn = this.#function(eventFunction.entry, { ...eventFunction, native, writes: true });
      const queue = addEventFunction(this, fn, eventFunction, this.#foundation);
      return [eventFunction.entry, queue.queueUrl];
    });
    const addresses = this.toJsonString(Object.fromEntries(failed));
    publish(this, stage.name, `${this.#slice}/failed-queues`, addresses);
  }
  #function(entry, shape) {
    const folder = join(import.meta.dirname, '../../services', this.#slice, 'dist', entry);
    const log = this.#logGroup(`${entry}-log`);
    const role = functionRole(this, `${entry}-role`, this.#slice, shape, this.#foundation);
    // Its own log and no other, as against AWS's policy for all functions.
    log.grantWrite(role);
    const fn = new Function(this, entry, {
      runtime: Runtime.NODEJS_24_X,
      architecture: this.#architecture(shape, folder),
      handler: 'index.handler',
      code: Code.fromAsset(folder),
      role,
      memorySize: shape.memoryMb,
      timeout: Duration.seconds(shape.timeoutSeconds),
      reservedConcurrentExecutions: shape.reservedConcurrency,
      environment: {
        ...this.#definition.variables(this.#foundation),
        POWERTOOLS_SERVICE_NAME: this.#slice,
      },
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: this.#logLevel,
      logGroup: log,
    });
    const policy = role.node.findChild('DefaultPolicy');
    excuse(policy, { 'AwsSolutions-IAM5[Resource::*]': 'A trace belongs to no resource.' });
    return fn;
  }
  /** A package with native code was copied from the machine that builds, where the stage `local` runs too. */
  #architecture({ native }, folder) {
    return native && this.#isOnAws ? nativeArchitecture(folder) : Architecture.ARM_64;
  }
  #logGroup(id) {
    return new LogGroup(this, id, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: this.#keep,
    });
  }
  #api(calls) {
    // $default: an unknown path is answered by the service, in the product's own form.
    const defaultIntegration = new HttpLambdaIntegration('default', calls);
    const api = new HttpApi(this, 'api', { defaultIntegration });
    // One permission for all routes: one for each would fill the function's policy, which holds 20,480 bytes.
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
  #admitAnybody(route) {
    excuse(route, {
      'AwsSolutions-APIG4': 'The service checks the session, as the call’s contract says.',
    });
  }
  #limitAndLog(api) {
    const stage = api.defaultStage?.node.defaultChild;
    if (!(stage instanceof CfnStage)) throw new Error('An HTTP API has a default stage');
    const { callsPerSecond } = this.#definition;
    stage.defaultRouteSettings = {
      throttlingRateLimit: callsPerSecond,
      throttlingBurstLimit: 2 * callsPerSecond,
    };
    stage.accessLogSettings = {
      destinationArn: this.#logGroup('access-log').logGroupArn,
      // Neither address nor query: the log holds no personal data.
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
