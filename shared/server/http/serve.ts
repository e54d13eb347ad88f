import { parse } from 'zod/mini';
import compose, { type MiddlewareObj, type Request } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { constants } from 'node:zlib';
import contentEncoding from '@middy/http-content-encoding';
import contentNegotiation from '@middy/http-content-negotiation';
import { log } from '../log/log.ts';
import { beginLog } from '../log/logged.ts';
import { type Caller, type Owner, type Visitor, visitorOf, type CallingKey } from '../caller.ts';
import {
  type Contract,
  type Input,
  type Operation,
  type Reply,
  routeKey,
} from '../../contracts/operation.ts';
import { toErrorResponse } from './error-response.ts';
import { mustBeAllowed } from './role-check.ts';
import { readInput } from './read-input.ts';
import { HttpError } from '../http-error.ts';
import { throughEdge } from './through-edge.ts';
import { countKeyCall } from '../session/api-key-rate.ts';

/** Refuses 403 if an API key may not call this: the call has no scope, or the key lacks it. */
function mustHaveScope({ scope }: Operation, { scopes }: CallingKey): void {
  if (scope === undefined) {
    throw new HttpError(403, 'This takes a person who is signed in. No API key may do it.');
  }
  if (scopes.includes('all') || scopes.includes(scope)) return;
  // As the page calls it on which keys are made.
  const name = scope === 'all' ? 'everything' : scope;
  throw new HttpError(403, `This API key does not have the scope “${name}”.`);
}

/**
 * Compresses replies if the caller accepts it. CloudFront only compresses cacheable responses, which replies to owners
 * are not. Brotli at CloudFront's own level, 5: some milliseconds for a list of 1,000 items.
 */
const compressReplies = () => [
  contentNegotiation({
    parseCharsets: false,
    parseLanguages: false,
    parseMediaTypes: false,
    availableEncodings: ['br', 'gzip'],
    failOnMismatch: false,
  }),
  contentEncoding({
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    overridePreferredEncoding: ['br'],
  }),
];

/** A reply that also sets cookies. */
export class WithCookies<Body> {
  readonly body: Body;
  readonly cookies: string[];

  constructor(body: Body, cookies: string[]) {
    this.body = body;
    this.cookies = cookies;
  }
}

/** A handler for a call of the contract: takes the input, the caller and the service's context. */
export type Handler<C extends Operation, Context> = (
  input: Input<C>,
  caller: Caller<C>,
  context: Context,
) => Promise<Reply<C> | WithCookies<Reply<C>>>;

export type Handlers<C extends Contract, Context> = {
  [Name in keyof C]: Handler<C[Name], Context>;
};

type AnyHandler<Context> = (input: never, caller: never, context: Context) => Promise<unknown>;
type Authenticate = (event: APIGatewayProxyEventV2, visitor: Visitor) => Promise<Owner>;

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const headersOf = ({ edgeSeconds }: Operation) =>
  edgeSeconds === undefined
    ? { ...headers }
    : { ...headers, 'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}` };

function answer(call: Operation, result: unknown): APIGatewayProxyStructuredResultV2 {
  const { body, cookies } =
    result instanceof WithCookies ? result : { body: result, cookies: undefined };
  const statusCode = call.status ?? 200;
  // A copy: the middleware adds headers for this reply only.
  const reply = { statusCode, headers: headersOf(call), ...(cookies && { cookies }) };
  if (statusCode === 204) return reply;
  return { ...reply, body: JSON.stringify(parse(call.reply, body)) };
}

type Service<C extends Contract, Context> = {
  contract: C;
  handlers: Handlers<C, Context>;
  /** Context for the handlers of one call. */
  context: (caller: Visitor | Owner) => Context;
  authenticate: Authenticate;
  /** Refuses an account that uses up others' capacity. */
  limitAccount?: (accountId: string) => Promise<void>;
  /** Digests of the secrets that prove passage through the edge. */
  edgeSecretDigests: string[];
};

/**
 * A Lambda for all calls of a contract. It parses the request, authenticates the caller, runs the handler and validates
 * the reply; errors all have the form `{"detail": ...}`.
 */
export function serve<C extends Contract, Context>(service: Service<C, Context>) {
  const routes = new Map<string, { call: Operation; handler: AnyHandler<Context> }>(
    Object.entries(service.contract).map(([name, call]) => [
      routeKey(call),
      // Input and caller types match this call: `Handlers` ties each name to its handler.
      { call, handler: service.handlers[name as keyof C] },
    ]),
  );

  async function dispatch(event: APIGatewayProxyEventV2) {
    const route = routes.get(event.routeKey);
    if (!route) throw new HttpError(404, 'Not Found');
    const visitor = visitorOf(event);
    const isOwners = route.call.access === 'owner';
    if (isOwners) countKeyCall(event);
    const owner = isOwners ? await service.authenticate(event, visitor) : undefined;
    // Logs only the id, which identifies nobody once the account is closed.
    if (owner) {
      log.appendKeys({ owner: owner.userId, api_key: owner.apiKey?.id });
      if (owner.apiKey) mustHaveScope(route.call, owner.apiKey);
      else await mustBeAllowed(owner, route.call, event.pathParameters?.id);
      await service.limitAccount?.(owner.accountId);
    }
    const caller = owner ?? visitor;
    const input = await readInput(route.call, event);
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this call's own schemas just above
      const result = await route.handler(input as never, caller as never, service.context(caller));
      return answer(route.call, result);
    } catch (error) {
      // If the session ended during the call, e.g. the account was closed, that is the error to report.
      if (isOwners) await service.authenticate(event, visitor);
      throw error;
    }
  }

  return compose<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(logEachRequest())
    .use(compressReplies())
    .use(throughEdge(service.edgeSecretDigests))
    .use({
      onError: (request) => {
        request.response = toErrorResponse(request.error);
      },
    })
    .handler(dispatch);
}

function logEachRequest(): MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> {
  let started = 0;
  const logReply = ({
    event,
    response,
    error,
  }: Request<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>) =>
    log.info('A request was answered', {
      route: event.routeKey,
      status: response?.statusCode,
      code: error instanceof HttpError ? error.code : undefined,
      ms: Math.round(performance.now() - started),
    });
  return {
    before: ({ event, context }) => {
      started = performance.now();
      beginLog(context, event.requestContext.requestId);
    },
    after: logReply,
    onError: logReply,
  };
}
