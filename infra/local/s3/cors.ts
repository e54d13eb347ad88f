import { S3Error } from './s3-error.ts';
import type { S3Reply, S3Request } from './s3-request.ts';

/** A CORS rule as in AWS::S3::Bucket. An origin may contain one `*`. */
export type CorsRule = {
  allowedOrigins: readonly string[];
  allowedMethods: readonly string[];
};

/** The CORS headers for a cross-origin request, if a rule allows its origin and method. */
export function corsHeaders(
  request: S3Request,
  rules: readonly CorsRule[],
): Record<string, string> {
  const { origin } = request.headers;
  const rule = origin && rules.find((one) => allows(one, origin, request.method));
  if (!rule) return {};
  return {
    'access-control-allow-origin': rule.allowedOrigins.includes('*') ? '*' : origin,
    'access-control-allow-methods': rule.allowedMethods.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** Responds to a preflight, or refuses with 403 as S3 does. */
export function preflight(request: S3Request, rules: readonly CorsRule[]): S3Reply {
  const method = request.headers['access-control-request-method'] ?? '';
  const rule = rules.find((one) => allows(one, request.headers['origin'] ?? '', method));
  // Headers of its own need a rule that names them; no bucket has one.
  if (!rule || request.headers['access-control-request-headers']) {
    const message = 'CORSResponse: This CORS request is not allowed.';
    throw new S3Error(403, 'AccessForbidden', message);
  }
  return { status: 200, headers: corsHeaders({ ...request, method }, [rule]) };
}

function allows(rule: CorsRule, origin: string, method: string): boolean {
  const isOrigin = rule.allowedOrigins.some((pattern) => matches(pattern, origin));
  return isOrigin && rule.allowedMethods.includes(method);
}

function matches(pattern: string, text: string): boolean {
  const [before = '', after] = pattern.toLowerCase().split('*');
  const lower = text.toLowerCase();
  if (after === undefined) return lower === before;
  return (
    lower.length >= before.length + after.length &&
    lower.startsWith(before) &&
    lower.endsWith(after)
  );
}
