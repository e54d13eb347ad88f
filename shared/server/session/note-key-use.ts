import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Owner, Visitor } from '../http/caller.ts';
import { log } from '../log/log.ts';
import type { Table } from '../table/table.ts';
import { apiKeyUseKey } from './api-key.ts';

type Authenticate = (event: APIGatewayProxyEventV2, visitor: Visitor) => Promise<Owner>;

/** Seconds that it is worth knowing: as long as the longest life of a key, and a month. */
const keptFor = 400 * 86_400;

/**
 * Notes on which day a key was used last, with the first call of that day. Nobody waits for it: where it is lost, the
 * next call notes it.
 */
export const notingKeyUse =
  (table: Table, authenticate: Authenticate): Authenticate =>
  async (event, visitor) => {
    const owner = await authenticate(event, visitor);
    const { apiKey, accountId } = owner;
    const used_on = new Date().toISOString().slice(0, 10);
    if (!apiKey || apiKey.usedOn === used_on) return owner;
    const expires_at = Math.floor(Date.now() / 1000) + keptFor;
    void table
      .put({ ...apiKeyUseKey(accountId, apiKey.id), used_on, expires_at })
      .catch((error: unknown) => log.warn('The use of an API key was not noted', { error }));
    return owner;
  };
