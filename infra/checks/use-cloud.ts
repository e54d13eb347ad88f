import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

/** By which tests, their helpers and the SDK find a cloud. */
export function variablesOf({ origin, endpoints, credentials, environments }: LocalCloud) {
  const all = Object.values(environments);
  const service = all.find(({ TABLE_NAME }) => TABLE_NAME);
  return {
    ...endpoints,
    MENULEAF_URL: origin,
    MENULEAF_ENVIRONMENTS: JSON.stringify(environments),
    TABLE_NAME: service?.TABLE_NAME,
    HISTORY_TABLE_NAME: all.find((one) => one.HISTORY_TABLE_NAME)?.HISTORY_TABLE_NAME,
    TOKEN_KEY_ID: service?.TOKEN_KEY_ID,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
}

/** Points modules loaded from now on at this cloud: test helpers read the environment on load. */
export const useCloud = (cloud: LocalCloud) => void Object.assign(process.env, variablesOf(cloud));
