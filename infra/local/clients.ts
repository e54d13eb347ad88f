import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { LocalCloud } from './local-cloud.ts';
import { region } from './stack/resource-types.ts';
import { clientOf } from './storage/buckets.ts';

type Reached = Pick<LocalCloud, 'credentials' | 'environments'> & {
  endpoints: Readonly<Record<string, string | undefined>>;
};

const variable = ({ environments }: Reached, name: string) =>
  Object.values(environments).find((variables) => name in variables)?.[name] ?? '';

/** The product's table, as an administrator reaches it: for seeds, tests and measurements. */
export function tableOf(cloud: Reached, more: { maxAttempts?: number } = {}) {
  const endpoint = cloud.endpoints['AWS_ENDPOINT_URL'] ?? '';
  const { credentials } = cloud;
  return {
    tableName: variable(cloud, 'TABLE_NAME'),
    dynamo: new DynamoDBClient({ endpoint, region, credentials, ...more }),
  };
}

/** A bucket of the product, by the variable that names it to functions. */
export const bucketOf = (cloud: Reached, name: 'PAGES_BUCKET' | 'IMAGES_BUCKET') => ({
  Bucket: variable(cloud, name),
  s3: clientOf(cloud.endpoints['AWS_ENDPOINT_URL_S3'] ?? '', cloud.credentials),
});
