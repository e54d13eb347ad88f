import { createServer } from 'node:http';
import { authenticate } from './authentication.ts';
import { corsHeaders, preflight } from './cors.ts';
import { ObjectStore } from './object-store.ts';
import { authenticatePost, postObject, readPostForm } from './post-object.ts';
import { createBucket } from './bucket.ts';
import { route } from './route.ts';
import { S3Error } from './s3-error.ts';
import { readRequest } from './s3-request.ts';
import { xmlDocument } from './xml.ts';
/** Serves S3 on loopback, with what is stored under `dataDir`. Refusals are S3's own, in XML. */
export async function startS3(options) {
  const store = await ObjectStore.open(options.dataDir);
  const server = createServer(
    (incoming, outgoing) => void serve(incoming, outgoing, store, options),
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, port, close };
}
async function serve(incoming, outgoing, store, options) {
  let request;
  let reply;
  try {
    request = await readRequest(incoming);
    reply = await answer(request, store, options);
  } catch (error) {
    reply = refusal(error, request);
  }
  const cors = request ? corsHeaders(request, options.corsOf?.(request.bucket) ?? []) : {};
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
async function answer(request, store, options) {
  if (request.method === 'OPTIONS')
    return preflight(request, options.corsOf?.(request.bucket) ?? []);
  const now = new Date();
  const isForm = request.method === 'POST' && request.key === '' && request.query.length === 0;
  if (isForm) {
    const form = await readPostForm(request);
    const caller = await authenticatePost(form, options.secretFor, now);
    return postObject(callOf(caller, request, store, options), form);
  }
  const caller = await authenticate(request, options.secretFor, now);
  const verb = route(request);
  const call = callOf(caller, request, store, options, verb === createBucket);
  return verb(call);
}
function callOf(accessKeyId, request, store, { authorize, onEvent }, createsBucket = false) {
  if (!createsBucket && !store.hasBucket(request.bucket)) {
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  const may = (action, key, bucket = request.bucket) => {
    const resource = `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
    const tags = key === undefined ? {} : (store.find(bucket, key)?.tags ?? {});
    const keys = Object.fromEntries(
      Object.entries(tags).map(([tag, value]) => [`s3:ExistingObjectTag/${tag}`, [value]]),
    );
    return authorize({ accessKeyId, action, resource, keys });
  };
  return { request, store, may, tell: (event) => onEvent?.(event) };
}
function refusal(error, request) {
  const known = error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error));
  if (known.status >= 500)
    console.error(`S3 ${request?.method} ${request?.path}: ${known.message}`);
  const content = {
    Code: known.code,
    Message: known.message,
    Resource: request?.path ?? '',
    RequestId: request?.id ?? '',
  };
  return { status: known.status, body: xmlDocument('Error', content, false) };
}
