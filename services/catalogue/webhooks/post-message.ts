import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup, ForbiddenAddress, type Resolve, resolveByDns } from './checked-lookup.ts';
import { isLoopbackName, isPublicAddress, problemWithUrl, type Reach } from './public-address.ts';

/** Milliseconds until the response must be complete. */
const patienceMs = 10_000;

/** An attempt's outcome: the response status, the problem, and the milliseconds its server asked to be left alone. */
export type Outcome = { status: number | null; problem: string | null; pauseMs?: number };

/** Longest pause in milliseconds that a server is granted: the longest there is between two tries. */
const longestPauseMs = 12 * 3_600_000;

/** What a busy server's `Retry-After` asks for: seconds, or a date (RFC 9110, 10.2.3). */
function pauseOf(status: number, header: string | undefined): Pick<Outcome, 'pauseMs'> {
  if ((status !== 429 && status !== 503) || header === undefined) return {};
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return asked > 0 ? { pauseMs: Math.min(asked, longestPauseMs) } : {};
}

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
  if (status === 410) return 'It answered 410: gone for good.';
  return `It answered ${status}.`;
}

type Way = { reach: Reach; resolve?: Resolve; patienceMs?: number };

/**
 * Posts a message to an untrusted URL and returns the outcome; never rejects. It connects only to a checked address,
 * follows no redirects, and reads no response's body.
 */
export async function postMessage(
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
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
      const pause = pauseOf(status, answer.headers['retry-after']);
      settle({ status, problem: problemOfStatus(status), ...pause });
    });
    sent.on('error', (error) => settle({ status: null, problem: problemOf(error) }));
    sent.end(body);
  });
}
