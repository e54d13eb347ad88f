import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Cookies, parseCookie } from 'cookie';
import type { Operation } from '../../contracts/operation.ts';
import { edgeHeaders } from '../../contracts/edge-headers.ts';
import type { KnownRows } from '../table/known-rows.ts';

/** Anyone who calls. */
export type Visitor = {
  /** The viewer's address as the edge saw it. */
  address: string;
  requestId: string;
  cookies: Readonly<Cookies>;
  /** What was read together with the session, where there is one. */
  known?: KnownRows;
};

/** A visitor with a session. */
export type Owner = Visitor & { userId: string; sessionId: string };

export type Caller<C extends Operation> = C['access'] extends 'owner' ? Owner : Visitor;

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
    cookies: parseCookie((event.cookies ?? []).join('; ')),
  };
}
