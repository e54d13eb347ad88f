import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Principal, Principals } from '../access/principals.ts';
import type { Faults } from '../faults.ts';
import type { Sandboxes } from '../functions/sandboxes.ts';
import { AwsError, denied, FaultError } from '../aws-error.ts';
import { listen } from '../listen.ts';
import { CallerDied, dieAtCalls } from './die-at-calls.ts';

export type AwsCall = {
  /** `DynamoDB_20120810.GetItem`, or for SES the method and path. */
  operation: string;
  body: Buffer;
  headers: IncomingMessage['headers'];
  /** Whether the caller is a function of the deployment. */
  isFunction: boolean;
  /** Throws AccessDeniedException unless the caller's policies allow it. */
  demand: (action: string, resource: string, keys?: Record<string, readonly string[]>) => void;
};

export type AwsReply = { status: number; headers?: Record<string, string>; body: Buffer | string };

/** Handles the operations whose names start with `prefix`. */
export type AwsService = { prefix: string; answer: (call: AwsCall) => Promise<AwsReply> };

/** By events: an iterator makes a promise for each part. */
export function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The request was cut off')));
    request.on('end', () => resolve(Buffer.concat(chunks)));
  });
}

function callerOf(request: IncomingMessage, principals: Principals): Principal {
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

type Callers = { principals: Principals; faults: Faults; sandboxes: Sandboxes };

async function answer(
  request: IncomingMessage,
  services: AwsService[],
  { principals, ...fate }: Callers,
): Promise<AwsReply> {
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
  const sandbox = fate.sandboxes.callerOf(request);
  const call: AwsCall = {
    operation,
    body: await bodyOf(request),
    headers: request.headers,
    isFunction: sandbox !== undefined,
    demand: (action, resource, keys = {}) => {
      if (!caller.allows({ action, resource, keys })) throw denied(caller.name, action, resource);
    },
  };
  return dieAtCalls(sandbox, fate, () => service.answer(call));
}

function replyFor(error: unknown): AwsReply | undefined {
  if (error instanceof CallerDied) return undefined;
  const known =
    error instanceof AwsError ? error : new AwsError(500, 'InternalFailure', String(error));
  if (known.status >= 500 && !(error instanceof FaultError)) console.error(error);
  return {
    status: known.status,
    headers: { 'x-amzn-errortype': known.type },
    body: JSON.stringify({ __type: known.type, message: known.message, ...known.details }),
  };
}

/** One loopback server for every AWS service except S3; the access key identifies the caller. */
export async function startEndpoint(
  services: AwsService[],
  callers: Callers,
): Promise<{ url: string; close: () => Promise<void> }> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const reply = await answer(request, services, callers).catch(replyFor);
    if (!reply) return void response.destroy();
    response.writeHead(reply.status, {
      'content-type': 'application/x-amz-json-1.0',
      ...reply.headers,
    });
    response.end(reply.body);
  };
  return listen(createServer((request, response) => void serve(request, response)));
}
