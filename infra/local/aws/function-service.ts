import { AwsError } from '../aws-error.ts';
import type { AwsService } from './endpoint.ts';

/** Invokes a function by ARN. Rejects with the function's error; undefined if there is no such function. */
export type Invoke = (functionArn: string, event: unknown) => Promise<unknown> | undefined;

const path = /^POST \/2015-03-31\/functions\/([^/]+)\/invocations/;

/** Lambda: synchronous Invoke by ARN. */
export function functionService(invoke: Invoke): AwsService {
  return {
    prefix: 'POST /2015-03-31/functions/',
    answer: async (call) => {
      const arn = decodeURIComponent(path.exec(call.operation)?.[1] ?? '').replace(
        /:\$LATEST$/,
        '',
      );
      call.demand('lambda:InvokeFunction', arn);
      if ((call.headers['x-amz-invocation-type'] ?? 'RequestResponse') !== 'RequestResponse') {
        const message = 'The local cloud invokes functions for an answer alone';
        throw new AwsError(400, 'InvalidParameterValueException', message);
      }
      const running = invoke(arn, JSON.parse(call.body.toString()));
      if (!running) throw new AwsError(404, 'ResourceNotFoundException', `No function ${arn}`);
      return running.then(
        (answer) => ({ status: 200, body: JSON.stringify(answer ?? null) }),
        (error: unknown) => ({
          status: 200,
          headers: { 'x-amz-function-error': 'Unhandled' },
          body: JSON.stringify({ errorMessage: error instanceof Error ? error.message : error }),
        }),
      );
    },
  };
}
