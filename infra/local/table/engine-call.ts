import * as z from 'zod';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

type Answered = { status: number; answer: Buffer };

/** Forwards a call to the engine. Not by `fetch`, whose streams take twice the CPU time. */
export function forwardToEngine(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, answer: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const failure = z.object({ __type: z.string(), message: z.string().optional() });

/** Calls the engine on behalf of the local cloud itself. Throws the engine's errors with their type. */
export async function callEngine<Schema extends z.ZodType>(
  url: string,
  operation: string,
  input: unknown,
  answer: Schema,
): Promise<z.output<Schema>> {
  const service = /Stream|Shard|Records/.test(operation) ? 'DynamoDBStreams' : 'DynamoDB';
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `${service}_20120810.${operation}`,
    // The engine requires a signature but does not verify it.
    'x-amz-date': '20260101T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00',
  };
  const body = Buffer.from(JSON.stringify(input));
  const replied = await forwardToEngine(url, headers, body);
  const value: unknown = JSON.parse(replied.answer.toString());
  if (replied.status === 200) return answer.parse(value);
  const { __type, message } = failure.parse(value);
  throw new Error(`${operation}: ${__type.split('#').at(-1)}: ${message}`);
}
