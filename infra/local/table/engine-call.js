import * as z from 'zod';
const failure = z.object({ __type: z.string(), message: z.string().optional() });
/** A call of the local cloud itself to the engine. Throws what the engine refuses, by its type. */
export async function callEngine(url, operation, input, answer) {
  const service = /Stream|Shard|Records/.test(operation) ? 'DynamoDBStreams' : 'DynamoDB';
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `${service}_20120810.${operation}`,
      // The engine wants a signature but does not check it.
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00',
    },
    body: JSON.stringify(input),
  });
  const value = await response.json();
  if (response.ok) return answer.parse(value);
  const { __type, message } = failure.parse(value);
  throw new Error(`${operation}: ${__type.split('#').at(-1)}: ${message}`);
}
