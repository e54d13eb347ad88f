// Signs for a store that is in all regions at once.
import '@aws-sdk/signature-v4a';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CloudFrontKeyValueStoreClient,
  ConflictException,
  DescribeKeyValueStoreCommand,
  PutKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import * as z from 'zod';
/** docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-requests.html */
const requestSchema = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  ResourceProperties: z.object({ Store: z.string(), Key: z.string(), Value: z.string() }),
});
/** Another front end may be deployed at the same time, which changes the store’s version. */
const [tries, pauseMs] = [10, 500];
/** Made once for each environment that Lambda runs the function in. */
export const client = new CloudFrontKeyValueStoreClient();
async function put({ Store, Key, Value }) {
  for (let left = tries - 1; ; left -= 1) {
    const { ETag } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN: Store }));
    try {
      await client.send(new PutKeyCommand({ KvsARN: Store, Key, Value, IfMatch: ETag }));
      return;
    } catch (error) {
      if (!(error instanceof ConflictException) || left === 0) throw error;
      await wait(pauseMs);
    }
  }
}
/** Run by CloudFormation: tells the edge which pages a front end has. They stay told when its stack goes. */
export async function handler(event) {
  const request = requestSchema.parse(event);
  const failure = await (request.RequestType === 'Delete'
    ? undefined
    : put(request.ResourceProperties).catch(String));
  const { ResponseURL, StackId, RequestId, LogicalResourceId, ResourceProperties } = request;
  const answer = {
    Status: failure === undefined ? 'SUCCESS' : 'FAILED',
    Reason: failure,
    PhysicalResourceId: `pages-of-${ResourceProperties.Key}`,
    StackId,
    RequestId,
    LogicalResourceId,
  };
  // The address is signed for a body of no type.
  const headers = { 'content-type': '' };
  await fetch(ResponseURL, { method: 'PUT', headers, body: JSON.stringify(answer) });
}
