import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** API key calls, loaded on first use. */
export const apiKeyCalls = { createApiKey, listApiKeys, revokeApiKey };
