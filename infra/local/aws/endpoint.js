import { createServer } from 'node:http';
import { AwsError, denied } from './aws-error.ts';
export async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
function callerOf(request, principals) {
  const key = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '')?.[1];
  const caller = key ? principals.withKey(key) : undefined;
  if (!caller) {
    throw new AwsError(
      403,
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  return caller;
}
async function answer(request, services, principals) {
  const caller = callerOf(request, principals);
  const target = request.headers['x-amz-target'];
  const operation = typeof target === 'string' ? target : `${request.method} ${request.url}`;
  const service = services.find(({ prefix }) => operation.startsWith(prefix));
  if (!service)
    throw new AwsError(
      400,
      'UnknownOperationException',
      `The local cloud does not serve ${operation}`,
    );
  return service.answer({
    operation,
    body: await bodyOf(request),
    headers: request.headers,
    caller,
    demand: (action, resource, keys = {}) => {
      if (!caller.allows({ action, resource, keys })) throw denied(caller.name, action, resource);
    },
  });
}
function replyFor(error) {
  const known =
    error instanceof AwsError ? error : new AwsError(500, 'InternalFailure', String(error));
  if (known.status >= 500) console.error(error);
  return {
    status: known.status,
    headers: { 'x-amzn-errortype': known.type },
    body: JSON.stringify({ __type: known.type, message: known.message }),
  };
}
/** One loopback server for every AWS service but S3; who calls is known by the access key. */
export async function startEndpoint(services, principals) {
  const serve = async (request, response) => {
    const reply = await answer(request, services, principals).catch(replyFor);
    response.writeHead(reply.status, {
      'content-type': 'application/x-amz-json-1.0',
      ...reply.headers,
    });
    response.end(reply.body);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
