import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

const { file, exported } = z.object({ file: z.string(), exported: z.string() }).parse(workerData);
const invocationSchema = z.object({
  event: z.unknown(),
  requestId: z.string(),
  deadline: z.number(),
  name: z.string(),
});
const moduleSchema = z.record(z.string(), z.unknown());

const port = parentPort;
if (!port) throw new Error('Runs in a worker only');

const loaded = moduleSchema.parse({ ...(await import(file)) });
const handler = loaded[exported];
if (typeof handler !== 'function') throw new Error(`${file} exports no function ${exported}`);

const isJson = process.env.AWS_LAMBDA_LOG_FORMAT === 'JSON';

/** As the runtime of AWS writes it down: docs.aws.amazon.com/lambda/latest/dg/nodejs-logging.html. */
function uncaught(error: unknown, requestId: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    level: 'ERROR',
    requestId,
    message: { errorType: name, errorMessage: message, stackTrace: stack?.split('\n') },
  });
}

port.on('message', (message: unknown) => {
  const { event, requestId, deadline, name } = invocationSchema.parse(message);
  const context = {
    awsRequestId: requestId,
    functionName: name,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  Promise.resolve()
    .then((): unknown => handler(event, context))
    // As on AWS, what a function answers travels as JSON.
    .then((value) => port.postMessage({ ok: true, payload: JSON.stringify(value ?? null) }))
    .catch((error: unknown) => {
      console.error(isJson ? uncaught(error, requestId) : error);
      port.postMessage({
        ok: false,
        error: error instanceof Error ? error.message : String(error),
      });
    });
});
port.postMessage({ ready: true });
