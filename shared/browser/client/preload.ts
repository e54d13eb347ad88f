import { readToken } from './token.ts';

/** A pending response, valid only for the token that it was requested with. */
type Preload = { answer: Promise<Response>; token: string | undefined; expiresAt: number };

declare global {
  // Requests made before the page's scripts loaded; global, since each remote has its own copy of this module.
  var menuleafPreloads: Map<string, Preload> | undefined;
}

/** About as long as scripts take on a slow connection; older responses may be stale. */
const maxAgeMs = 30_000;

const absolute = (address: string) => new URL(address, location.href).href;

/** Sends a request early, for a script that is still loading. */
export function preload(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = fetch(address, init);
  // The consumer sees the failure and retries.
  answer.catch(() => undefined);
  globalThis.menuleafPreloads ??= new Map();
  globalThis.menuleafPreloads.set(absolute(address), {
    answer,
    token: readToken(),
    expiresAt: performance.now() + maxAgeMs,
  });
  return answer;
}

/** Takes a preloaded response, once. Undefined if there is none or it has expired. */
export function takePreloaded(address: string): Promise<Response> | undefined {
  const early = globalThis.menuleafPreloads?.get(absolute(address));
  globalThis.menuleafPreloads?.delete(absolute(address));
  if (!early || early.token !== readToken() || performance.now() > early.expiresAt)
    return undefined;
  return early.answer;
}

/** A change makes all preloaded responses stale. */
export function forgetPreloaded(): void {
  globalThis.menuleafPreloads?.clear();
}
