import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

/** Points modules loaded from now on at this cloud: test helpers read the environment on load. */
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
