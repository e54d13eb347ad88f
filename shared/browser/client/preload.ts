import { readToken } from './token.ts';

/** An answer on its way to whoever asks for it: for one token, since another owner's would be another. */
type Preload = { answer: Promise<Response>; token: string | undefined; expiresAt: number };

declare global {
  // What was asked for before the page's scripts were there; global, since each remote has its own copy of this module.
  var menuleafPreloads: Map<string, Preload> | undefined;
}

/** As long as scripts take on a bad line; what is older than that could be out of date. */
const keptMs = 30_000;

const absolute = (address: string) => new URL(address, location.href).href;

/** Asks now for what a script that is still on its way will ask for. */
export function preload(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = fetch(address, init);
  // Whoever takes it hears of a failure, and asks again.
  answer.catch(() => undefined);
  globalThis.menuleafPreloads ??= new Map();
  globalThis.menuleafPreloads.set(absolute(address), {
    answer,
    token: readToken(),
    expiresAt: performance.now() + keptMs,
  });
  return answer;
}

/** The answer that was asked for early, once. Undefined where there is none, or none that still counts. */
export function takePreloaded(address: string): Promise<Response> | undefined {
  const early = globalThis.menuleafPreloads?.get(absolute(address));
  globalThis.menuleafPreloads?.delete(absolute(address));
  if (!early || early.token !== readToken() || performance.now() > early.expiresAt)
    return undefined;
  return early.answer;
}

/** After a change, what was read before it counts no more. */
export function forgetPreloaded(): void {
  globalThis.menuleafPreloads?.clear();
}
