import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup, ForbiddenAddress, type Resolve, resolveByDns } from './checked-lookup.ts';
import { isLoopbackName, isPublicAddress, problemWithUrl, type Reach } from './public-address.ts';

/** Milliseconds until the response must be complete. */
const patienceMs = 10_000;

/** An attempt's outcome: the response status, and the problem. */
export type Outcome = { status: number | null; problem: string | null };

const problems: Record<string, string> = {
  ENOTFOUND: 'No server has this name.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server closed the connection.',
  ETIMEDOUT: 'The server did not answer.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server is self-signed.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server is not complete.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name.',
};

function problemOf(error: Error): string {
  if (error instanceof ForbiddenAddress) return 'The address does not lead to a public server.';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return `There was no answer within ${patienceMs / 1000} seconds.`;
  }
  const code = 'code' in error ? String(error.code) : '';
  return problems[code] ?? 'The connection failed.';
}

function problemOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It answered ${status}: redirects are not followed.`;
  return `It answered ${status}.`;
}

type Message = { url: string; headers: Record<string, string>; body: string };
type Way = { reach: Reach; resolve?: Resolve; patienceMs?: number };

/**
 * Posts a message to an untrusted URL and returns the outcome; never rejects. It connects only to a checked address,
 * follows no redirects, and reads only the response's status.
 */
export async function postMessage(
  { url, headers, body }: Message,
  { reach, resolve = resolveByDns, patienceMs: within = patienceMs }: Way,
): Promise<Outcome> {
  const refused = problemWithUrl(url, reach);
  if (refused !== undefined) return { status: null, problem: refused };
  const { protocol, hostname } = new URL(url);
  const isLocal = reach.loopback && isLoopbackName(hostname);
  const isAllowed = (address: string) => isLocal || isPublicAddress(address);
  // Node skips the lookup for IP literals.
  if (isIP(hostname) !== 0 && !isAllowed(hostname)) {
    return { status: null, problem: problemOf(new ForbiddenAddress()) };
  }
  const options = {
    method: 'POST',
    // No keep-alive: a reused connection would bypass the address check.
    agent: false as const,
    lookup: checkedLookup(isAllowed, resolve),
    signal: AbortSignal.timeout(within),
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  };
  return new Promise((settle) => {
    const send = protocol === 'http:' ? requestPlain : request;
    const sent = send(url, options, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      settle({ status, problem: problemOfStatus(status) });
    });
    sent.on('error', (error) => settle({ status: null, problem: problemOf(error) }));
    sent.end(body);
  });
}
