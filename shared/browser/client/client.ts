import { safeParse } from '@menuleaf/shared/contracts/schema.ts';
import type { Arguments, Operation, Contract, Reply } from '../../contracts/operation.ts';
import { ApiError } from './api-error.ts';
import { announceSignedOut } from './signed-out.ts';
import { meAddress } from '../../contracts/me-path.ts';
import { forgetToken, readToken } from './token.ts';
import { forgetPreloaded, takePreloaded } from './preload.ts';
import { requestHeaders } from './request-headers.ts';

/** Encodes arguments as multipart: undefined is omitted, null is the text `null`, files go as they are. */
function multipart(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** `/api/menus/{id}` with its parameters and its query filled in. */
function requestPath(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} lacks its parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

type Sent = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Query | undefined;
  body?: unknown;
};
type NoArguments = { params?: undefined; query?: undefined; body?: undefined };
/** Argument optional if none is needed. */
type Callable<C extends Operation> =
  NoArguments extends Arguments<C>
    ? (sent?: Arguments<C>, signal?: AbortSignal) => Promise<Reply<C>>
    : (sent: Arguments<C>, signal?: AbortSignal) => Promise<Reply<C>>;

export type Client<C extends Contract> = { [Name in keyof C]: Callable<C[Name]> };

/** Long enough for uploads on a slow connection; API Gateway times out at 30 s. */
const timeOutMs = 30_000;

/** A function per call of a contract. Resolves to the parsed reply or throws `ApiError`. */
export function client<C extends Contract>(contract: C): Client<C> {
  const calls: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(contract)) {
    calls[name] = (sent: Sent = {}, signal?: AbortSignal) => send(call, sent, signal);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table of calls gets the types of its contract here, and nowhere else
  return calls as Client<C>;
}

async function send(
  call: Operation,
  sent: Sent,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const token = readToken();
  const response = await answer(call, sent, signal);
  const text = await response.text();
  const body = parsed(text);
  if (!response.ok) {
    // With another token by now, they have signed in again, perhaps in another tab.
    const isOver = [undefined, token].includes(readToken());
    if (response.status === 401 && isOver) signedOut(call);
    const wait = Number(response.headers.get('retry-after'));
    throw new ApiError(response.status, body, wait > 0 ? wait : undefined);
  }
  const reply = safeParse(call.reply, text === '' ? undefined : body);
  if (!reply.success) throw new ApiError(response.status, undefined);
  return reply.data;
}

/** Aborted with the first of them: `AbortSignal.any` is newer than the oldest browsers. */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  const ending = new AbortController();
  for (const signal of signals) {
    const end = () => ending.abort(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  }
  return ending.signal;
}

function answer(call: Operation, sent: Sent, signal: AbortSignal | undefined): Promise<Response> {
  const headers = requestHeaders();
  const limit = AbortSignal.timeout(timeOutMs);
  const request: RequestInit = {
    method: call.method,
    headers,
    credentials: 'include',
    signal: signal ? firstOf(signal, limit) : limit,
  };
  if (call.encoding === 'multipart') request.body = multipart(sent.body);
  else if (sent.body !== undefined) {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(sent.body);
  }
  const url = requestPath(call.path, sent.params, sent.query);
  const ask = () =>
    fetch(url, request).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, undefined);
    });
  if (call.method === 'GET') return takePreloaded(url)?.catch(ask) ?? ask();
  forgetPreloaded();
  return ask();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A 401 on an owner call ends the session here; all calls but `me` also announce it. */
function signedOut(call: Operation): void {
  if (call.access !== 'owner') return;
  forgetToken();
  const isMe = call.path === meAddress && call.method === 'GET';
  if (!isMe) announceSignedOut();
}
