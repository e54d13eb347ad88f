import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CallerDied } from '../aws/die-at-calls.ts';
import { listen } from '../listen.ts';
import { ObjectStore } from './object-store.ts';
import { authenticatePost, postObject, readPostForm, type SecretFor } from './post-object.ts';
import { route } from './route.ts';
import type { S3Call, S3Event } from './s3-call.ts';
import { accessDenied, notImplemented, S3Error } from './s3-error.ts';
import { readRequest, type S3Reply, type S3Request } from './s3-request.ts';
import { xmlDocument } from './xml.ts';

/** A CORS rule as in AWS::S3::Bucket. An origin may contain one `*`. */
type CorsRule = { allowedOrigins: readonly string[]; allowedMethods: readonly string[] };

/** The CORS headers for a cross-origin request, if a rule allows its origin and method. */
function corsHeaders(request: S3Request, rules: readonly CorsRule[]): Record<string, string> {
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
function preflight(request: S3Request, rules: readonly CorsRule[]): S3Reply {
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

export type S3Options = {
  /** 0 picks any free port. */
  port: number;
  dataDir: string;
  secretFor: SecretFor;
  /** `action` is such as `s3:PutObject`, `resource` the ARN of the object or bucket. */
  authorize: (question: {
    accessKeyId: string;
    action: string;
    resource: string;
    /** Condition keys, such as `s3:ExistingObjectTag/…` of the existing object. */
    keys: Record<string, string[]>;
  }) => boolean;
  onEvent?: (event: S3Event) => void;
  /** Wraps the handling of each request; if it rejects with `CallerDied`, no response is sent. */
  around?: (request: IncomingMessage, work: () => Promise<S3Reply>) => Promise<S3Reply>;
  /** Those that are there, besides what earlier starts had. */
  buckets: ReadonlyMap<string, BucketSettings>;
};

/** Replaced and deleted objects are kept by one that `keepsVersions`. */
type BucketSettings = { keepsVersions?: boolean; cors?: readonly CorsRule[] };

const corsOf = ({ buckets }: S3Options, bucket: string) => buckets.get(bucket)?.cors ?? [];

/** Serves S3 on loopback, storing under `dataDir`. Errors are S3's XML errors. */
export async function startS3(
  options: S3Options,
): Promise<{ url: string; port: number; close: () => Promise<void> }> {
  const store = await ObjectStore.open(options.dataDir);
  for (const [bucket, { keepsVersions }] of options.buckets) {
    if (!store.hasBucket(bucket)) await store.createBucket(bucket);
    if (keepsVersions) await store.versions(bucket).enable();
  }
  const server = createServer(
    (incoming, outgoing) => void serve(incoming, outgoing, store, options),
  );
  return listen(server, options.port);
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  store: ObjectStore,
  options: S3Options,
): Promise<void> {
  let request: S3Request | undefined;
  let reply: S3Reply;
  try {
    const read = await readRequest(incoming);
    request = read;
    const work = () => answer(read, store, options);
    reply = await (options.around?.(incoming, work) ?? work());
  } catch (error) {
    if (error instanceof CallerDied) return void outgoing.destroy();
    reply = refusal(error, request);
  }
  const cors = request ? corsHeaders(request, corsOf(options, request.bucket)) : {};
  const body = reply.body ?? '';
  if (typeof body === 'string' && body !== '')
    outgoing.setHeader('content-type', 'application/xml');
  outgoing.writeHead(reply.status, {
    'x-amz-request-id': request?.id ?? '',
    ...(reply.status === 204 || reply.status === 304
      ? {}
      : { 'content-length': Buffer.byteLength(body) }),
    ...cors,
    ...reply.headers,
  });
  outgoing.end(body);
}

/** The access key that a request names, as at the other services: its signature is the SDK's own. */
function callerOf({ headers }: S3Request, secretFor: SecretFor): string {
  // What streams frames its bytes.
  if (headers['x-amz-content-sha256']?.startsWith('STREAMING-')) throw notImplemented('streams');
  const key = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1];
  if (key === undefined || secretFor(key) === undefined) throw accessDenied();
  return key;
}

async function answer(
  request: S3Request,
  store: ObjectStore,
  options: S3Options,
): Promise<S3Reply> {
  if (request.method === 'OPTIONS') return preflight(request, corsOf(options, request.bucket));
  const isForm = request.method === 'POST' && request.key === '' && request.query.length === 0;
  if (isForm) {
    const form = await readPostForm(request);
    const caller = await authenticatePost(form, options.secretFor, new Date());
    return postObject(callOf(caller, request, store, options), form);
  }
  const caller = callerOf(request, options.secretFor);
  return route(request)(callOf(caller, request, store, options));
}

function callOf(
  accessKeyId: string,
  request: S3Request,
  store: ObjectStore,
  { authorize, onEvent }: S3Options,
): S3Call {
  if (!store.hasBucket(request.bucket)) {
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  const may: S3Call['may'] = (action, key, bucket = request.bucket) => {
    const resource = `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
    const tags = key === undefined ? {} : (store.find(bucket, key)?.tags ?? {});
    const keys = Object.fromEntries(
      Object.entries(tags).map(([tag, value]) => [`s3:ExistingObjectTag/${tag}`, [value]]),
    );
    return authorize({ accessKeyId, action, resource, keys });
  };
  return { request, store, may, notify: (event) => onEvent?.(event) };
}

function refusal(error: unknown, request: S3Request | undefined): S3Reply {
  const known = error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error));
  if (known.status >= 500 && known.code !== 'SlowDown')
    console.error(`S3 ${request?.method} ${request?.path}: ${known.message}`);
  const content = {
    Code: known.code,
    Message: known.message,
    Resource: request?.path ?? '',
    RequestId: request?.id ?? '',
  };
  return { status: known.status, body: xmlDocument('Error', content, false) };
}
