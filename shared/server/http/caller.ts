import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Operation } from '../../contracts/operation.ts';
import { edgeHeaders } from '../../contracts/edge-headers.ts';

/** Anyone who calls. */
export type Visitor = {
  /** The viewer's address as the edge saw it. */
  address: string;
  requestId: string;
  cookies: Readonly<Record<string, string>>;
};

/** A visitor with a session. */
export type Owner = Visitor & { userId: string; sessionId: string };

export type Caller<C extends Operation> = C['access'] extends 'owner' ? Owner : Visitor;

function parseCookies(cookies: string[] | undefined): Record<string, string> {
  const pairs = (cookies ?? []).map((cookie) => {
    const at = cookie.indexOf('=');
    return [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()];
  });
  return Object.fromEntries(pairs);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request came through the edge, which alone knows the secret. */
function cameThroughEdge(event: APIGatewayProxyEventV2, edgeSecret: string): boolean {
  const shown = event.headers[edgeHeaders.secret];
  return shown !== undefined && timingSafeEqual(digest(shown), digest(edgeSecret));
}

export function visitorOf(event: APIGatewayProxyEventV2, edgeSecret: string): Visitor {
  const { sourceIp } = event.requestContext.http;
  // Whoever calls the API by its own address can send any header.
  const viewer = cameThroughEdge(event, edgeSecret)
    ? event.headers[edgeHeaders.viewerAddress]
    : undefined;
  return {
    address: viewer ?? sourceIp,
    requestId: event.requestContext.requestId,
    cookies: parseCookies(event.cookies),
  };
}
