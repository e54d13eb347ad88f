import { timingSafeEqual } from 'node:crypto';
import { checkoutSessionRoutes } from './objects/checkout-session.ts';
import { customerRoutes } from './objects/customer.ts';
import { applyDue } from './due.ts';
import { eventRoutes } from './outbox.ts';
import { parseForm } from './form.ts';
import type { IdempotentAnswers } from './idempotency.ts';
import { newId } from './ids.ts';
import { invoiceRoutes } from './objects/invoice.ts';
import { payInvoiceRoute } from './objects/pay-invoice.ts';
import { deleteCustomerRoute } from './objects/delete-customer.ts';
import { portalSessionRoutes } from './objects/portal-session.ts';
import { priceRoutes } from './objects/price.ts';
import type { Provider } from './provider.ts';
import type { Route } from './route.ts';
import { StripeError } from './stripe-error.ts';
import { refundRoutes } from './objects/refund.ts';
import { subscriptionRoutes } from './objects/subscription.ts';
import { toJson } from './wire.ts';

const routes: readonly Route[] = [
  ...customerRoutes,
  deleteCustomerRoute,
  ...checkoutSessionRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  payInvoiceRoute,
  ...refundRoutes,
  ...portalSessionRoutes,
  ...eventRoutes,
];

export type ApiRequest = {
  method: string;
  path: string;
  /** The query of a GET or DELETE, the body of a POST. */
  form: string;
  authorization: string;
  idempotencyKey: string | undefined;
};

export type ApiReply = { status: number; headers: Record<string, string>; body: string };

export type Api = { provider: Provider; answers: IdempotentAnswers; secretKey: string };

const failure = { error: { type: 'api_error', message: 'An unknown error occurred' } };

/** Responds as Stripe's API does, errors included. Each request is one transaction; one that `fails` does nothing. */
export async function answerApi(request: ApiRequest, api: Api, fails = false): Promise<ApiReply> {
  const headers = { 'content-type': 'application/json', 'request-id': newId('req') };
  try {
    authorize(request.authorization, api.secretKey);
    applyDue(api.provider);
    return await api.answers.use(request.idempotencyKey, () =>
      api.provider.transaction(() => answerOnce(request, api, headers, fails)),
    );
  } catch (error) {
    const { status, type, message, code, param } = asRefusal(error);
    const body = { error: { type, code, message, param, request_log_url: null } };
    return { status, headers, body: JSON.stringify(body, null, 2) };
  }
}

function answerOnce(
  request: ApiRequest,
  api: Api,
  headers: ApiReply['headers'],
  fails: boolean,
): ApiReply {
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  const whole = `${request.method} ${request.path}\n${request.form}`;
  const before = key === undefined ? undefined : api.answers.find(key, whole);
  if (before) return { ...before, headers: { ...headers, 'idempotent-replayed': 'true' } };
  const said = fails ? failure : answer(request, api.provider);
  const made = { status: fails ? 500 : 200, body: JSON.stringify(said, null, 2) };
  if (key !== undefined) api.answers.keep(key, whole, made);
  return { ...made, headers };
}

function answer({ method, path, form }: ApiRequest, provider: Provider): unknown {
  for (const route of routes) {
    const id = route.method === method ? match(route.path, path) : undefined;
    if (id === undefined) continue;
    return toJson(route.answer(parseForm(form), provider, id));
  }
  const message = `Unrecognized request URL (${method}: ${path}). The local payment provider does not have it.`;
  throw new StripeError(404, 'invalid_request_error', message, 'url_invalid');
}

/** The id in the path, '' if the route has none, or undefined if the path does not match. */
function match(pattern: string, path: string): string | undefined {
  const found = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
  return found ? decodeURIComponent(found[1] ?? '') : undefined;
}

function authorize(authorization: string, secretKey: string): void {
  const given = Buffer.from(authorization.replace(/^Bearer /, ''));
  const expected = Buffer.from(secretKey);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  const message = `Invalid API Key provided: ${given.toString().slice(0, 7)}***`;
  throw new StripeError(401, 'invalid_request_error', message);
}

function asRefusal(error: unknown): StripeError {
  if (error instanceof StripeError) return error;
  console.error('The local payment provider failed:', error);
  return new StripeError(
    500,
    'api_error',
    'An unknown error occurred in the local payment provider.',
  );
}
