import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Call } from './contract.ts';

/** Anyone who calls. */
export type Visitor = {
  /** The viewer's address as CloudFront saw it. */
  address: string;
  requestId: string;
  cookies: Readonly<Record<string, string>>;
};

/** A visitor with a session. */
export type Owner = Visitor & { userId: string; sessionId: string };

export type Caller<C extends Call> = C['access'] extends 'owner' ? Owner : Visitor;

function parseCookies(cookies: string[] | undefined): Record<string, string> {
  const pairs = (cookies ?? []).map((cookie) => {
    const at = cookie.indexOf('=');
    return [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()];
  });
  return Object.fromEntries(pairs);
}

export function visitorOf(event: APIGatewayProxyEventV2): Visitor {
  // CloudFront appends the viewer's own address last; what stands before it came from the viewer.
  const forwarded = event.headers['x-forwarded-for']?.split(',').map((part) => part.trim());
  const viewer = event.headers['cloudfront-viewer-address']?.replace(/:\d+$/, '');
  return {
    address: viewer ?? forwarded?.at(-2) ?? forwarded?.at(-1) ?? event.requestContext.http.sourceIp,
    requestId: event.requestContext.requestId,
    cookies: parseCookies(event.cookies),
  };
}
