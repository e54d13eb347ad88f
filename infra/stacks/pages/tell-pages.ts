// SigV4a, for multi-region stores.
import '@aws-sdk/signature-v4a';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CloudFrontKeyValueStoreClient,
  ConflictException,
  DescribeKeyValueStoreCommand,
  PutKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import * as z from 'zod';
import { customResourceHandler } from '../custom/custom-resource-handler.ts';

const propertiesSchema = z.object({ Store: z.string(), Key: z.string(), Value: z.string() });

/** A concurrent deployment of another front end changes the store's version. */
const [tries, pauseMs] = [10, 500];

/** Once per Lambda execution environment. */
export const client = new CloudFrontKeyValueStoreClient();

async function put({ Store, Key, Value }: z.infer<typeof propertiesSchema>): Promise<void> {
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

/** Publishes a front end's pages to the edge. They stay when its stack is deleted. */
export const handler = customResourceHandler(propertiesSchema, async (given) => {
  await put(given);
  return { id: `pages-of-${given.Key}` };
});
