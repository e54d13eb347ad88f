import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Cookies, parseCookie } from 'cookie';
import type { Operation, Role, Scope } from '../contracts/operation.ts';
import { edgeHeaders } from '../contracts/edge-headers.ts';
import type { KnownRows } from './table/known-rows.ts';

/** Anyone who calls. */
export type Visitor = {
  /** The viewer's address as the edge saw it. */
  address: string;
  requestId: string;
  /** What the browser says of itself; empty where it says nothing. */
  userAgent: string;
  cookies: Readonly<Cookies>;
  /** What was read together with the session, where there is one. */
  known?: KnownRows;
};

/** The API key by which a program calls. */
export type CallingKey = { id: string; scopes: readonly Scope[] };

/** What somebody may do in an account. */
export type RoleInAccount = {
  /** What the plan leaves of `givenRole`. */
  role: Role;
  givenRole: Role;
  /** The restaurants that they are limited to. */
  restaurants: 'all' | readonly string[];
};

/**
 * Who is signed in, and for which account: its id is the one below which all of the account's rows stand. A program has
 * an `apiKey`, and no person behind it: it acts for the account, as far as the key's scopes go.
 */
export type Owner = Visitor &
  RoleInAccount & { userId: string; accountId: string; sessionId: string; apiKey?: CallingKey };

export type Caller<C extends Operation> = C['access'] extends 'owner' ? Owner : Visitor;

/** Who calls, of a request that `throughEdge` has let pass: anybody else could send any header. */
export function visitorOf(event: APIGatewayProxyEventV2): Visitor {
  return {
    address: event.headers[edgeHeaders.viewerAddress] ?? event.requestContext.http.sourceIp,
    requestId: event.requestContext.requestId,
    userAgent: event.headers['user-agent'] ?? '',
    cookies: parseCookie((event.cookies ?? []).join('; ')),
  };
}
