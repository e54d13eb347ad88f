import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

/** Points what is loaded from here on at this cloud: tests' means read where theirs is when they are loaded. */
export function useCloud({ origin, endpoints, credentials, environments }: LocalCloud): void {
  const service = Object.values(environments).find(({ TABLE_NAME }) => TABLE_NAME);
  Object.assign(process.env, endpoints, {
    MENULEAF_URL: origin,
    TABLE_NAME: service?.TABLE_NAME,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
}
