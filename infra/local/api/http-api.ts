import * as z from 'zod';
import type { LambdaFunction } from '../functions/lambda-function.ts';
import type { Deployment } from '../stack/deployment.ts';
import { jsonResponse, type HttpRequest, type HttpResponse, type Origin } from './http.ts';
import { eventOf, responseOf } from './payload.ts';
import { throttle } from './throttle.ts';
import { matchRoute, parseRoute, type Route } from './routes.ts';

const routeSchema = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const integrationSchema = z.object({
  ApiId: z.string(),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
});

/** A stage without limits is refused: on AWS it would share the account-wide limit with every other API. */
const stageSchema = z.object({
  ApiId: z.string(),
  DefaultRouteSettings: z.object({
    ThrottlingRateLimit: z.number(),
    ThrottlingBurstLimit: z.number(),
  }),
});

/** Lambda's request and response payloads are each limited to 6 MB of JSON, including base64 and escaping. */
/** Strips the alias, the eighth part, from a function's ARN. */
const functionArnOf = (uri: string) => uri.split(':').slice(0, 7).join(':');

const payloadLimit = 6 * 1024 * 1024;
const isTooLarge = (payload: unknown) => Buffer.byteLength(JSON.stringify(payload)) > payloadLimit;

async function call(request: HttpRequest, routes: Route<LambdaFunction>[]): Promise<HttpResponse> {
  const match = matchRoute(routes, request.method, request.path);
  if (!match) return jsonResponse(404, { message: 'Not Found' });
  const forwarded = [request.headers['x-forwarded-for'], request.peer].filter(Boolean).join(', ');
  const headers = {
    ...request.headers,
    'x-forwarded-for': forwarded,
    'x-forwarded-proto': 'https',
  };
  const event = eventOf({ ...request, headers }, match.route.key, match.pathParameters);
  if (isTooLarge(event)) {
    return jsonResponse(413, { message: 'Request Entity Too Large' });
  }
  try {
    const result = await match.route.target.invoke(event);
    if (!isTooLarge(result)) return responseOf(result);
  } catch {
    // The cause is in the function's log.
  }
  return jsonResponse(500, { message: 'Internal Server Error' });
}

/** The deployment's HTTP APIs, by host name. */
export function loadApis(
  deployment: Deployment,
  functions: Map<string, LambdaFunction>,
): Map<string, Origin> {
  const routes = deployment.ofType('AWS::ApiGatewayV2::Route').map((it) => it.read(routeSchema));
  const stages = deployment.ofType('AWS::ApiGatewayV2::Stage').map((it) => it.read(stageSchema));
  return new Map(
    deployment.ofType('AWS::ApiGatewayV2::Api').map((api) => {
      const own = routes
        .filter(({ ApiId }) => ApiId === api.ref)
        .map(({ RouteKey, Target }) => {
          const integration = deployment.find(
            'AWS::ApiGatewayV2::Integration',
            Target.replace('integrations/', ''),
          );
          const { IntegrationUri } = integration.read(integrationSchema);
          const target = functions.get(functionArnOf(IntegrationUri));
          if (!target)
            throw new Error(`${RouteKey} leads to ${IntegrationUri}, which is no function`);
          return parseRoute(RouteKey, target);
        });
      const host = new URL(api.attributes.ApiEndpoint ?? '').host;
      const settings = stages.find(({ ApiId }) => ApiId === api.ref)?.DefaultRouteSettings;
      if (!settings) throw new Error(`The API ${api.ref} has no stage`);
      const mayPass = throttle({
        perSecond: settings.ThrottlingRateLimit,
        burst: settings.ThrottlingBurstLimit,
      });
      return [
        host,
        async (request: HttpRequest) =>
          mayPass() ? call(request, own) : jsonResponse(429, { message: 'Too Many Requests' }),
      ];
    }),
  );
}
