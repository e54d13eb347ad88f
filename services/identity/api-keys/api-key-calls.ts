import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** Calls about API keys, loaded by the first of them. */
export const apiKeyCalls = { createApiKey, listApiKeys, revokeApiKey };
