// One execution environment. Not TypeScript: each worker would load the type stripper, 13 MB and 140 ms.
import { parentPort, workerData } from 'node:worker_threads';

const { file, exported } = workerData;
const loaded = await import(file);
const handler = loaded[exported];
if (typeof handler !== 'function') throw new Error(`${file} exports no function ${exported}`);

const isJson = process.env.AWS_LAMBDA_LOG_FORMAT === 'JSON';

/** The AWS runtime's log format: docs.aws.amazon.com/lambda/latest/dg/nodejs-logging.html. */
function uncaught(error, requestId) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    level: 'ERROR',
    requestId,
    message: { errorType: name, errorMessage: message, stackTrace: stack?.split('\n') },
  });
}

async function run({ event, requestId, deadline, name }) {
  const context = {
    awsRequestId: requestId,
    functionName: name,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    const value = await handler(event, context);
    // As on AWS, the result is serialized as JSON.
    return { ok: true, payload: JSON.stringify(value ?? null) };
  } catch (error) {
    console.error(isJson ? uncaught(error, requestId) : error);
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort.on('message', (invocation) => {
  void run(invocation).then((answer) => parentPort.postMessage(answer));
});
parentPort.postMessage({ ready: true });
