import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Cookies, parseCookie } from 'cookie';
import type { Operation, Role, Scope } from '../contracts/operation.ts';
import { edgeHeaders } from '../contracts/edge-headers.ts';
import { networkOf } from './network-of.ts';
import type { KnownRows } from './table/known-rows.ts';

/** Anyone who calls. */
export type Visitor = {
  /** The viewer's address as the edge saw it: of IPv6, its network. */
  address: string;
  /** The User-Agent header; empty if there is none. */
  userAgent: string;
  cookies: Readonly<Cookies>;
  /** Rows read along with the session, if there is one. */
  known?: KnownRows;
};

/** The API key of a calling program. */
export type CallingKey = { id: string; name: string; scopes: readonly Scope[] };

/** Access of a person to an account. */
export type RoleInAccount = {
  /** `givenRole` as reduced by the plan. */
  role: Role;
  givenRole: Role;
  /** The restaurants that they are limited to. */
  restaurants: 'all' | readonly string[];
};

/**
 * The authenticated caller and their account: its id is in the keys of all the account's rows. A program has an
 * `apiKey` and no person behind it: it acts for the account, within the key's scopes.
 */
export type Owner = Visitor &
  RoleInAccount & { userId: string; accountId: string; sessionId: string; apiKey?: CallingKey };

export type Caller<C extends Operation> = C['access'] extends 'owner' ? Owner : Visitor;

/** The caller of a request that passed `throughEdge`: others could forge the headers. */
export function visitorOf(event: APIGatewayProxyEventV2): Visitor {
  return {
    address: networkOf(
      event.headers[edgeHeaders.viewerAddress] ?? event.requestContext.http.sourceIp,
    ),
    userAgent: event.headers['user-agent'] ?? '',
    cookies: parseCookie((event.cookies ?? []).join('; ')),
  };
}
