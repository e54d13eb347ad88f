import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Owner, Visitor } from '@menuleaf/shared/server/caller.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { withKnownRows } from '@menuleaf/shared/server/table/known-rows.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';

type Authenticate = (event: APIGatewayProxyEventV2, visitor: Visitor) => Promise<Owner>;

/** Retention in seconds: the maximum lifetime of an expiring key, plus a month. */
const retentionSeconds = 400 * 86_400;

export const apiKeyUseKey = rowKey(keys.apiKeyUse);

/**
 * Records the day (UTC) an API key was last used, on its first call of that day; the stored day is read along with the
 * key. Fire-and-forget: if the write is lost, the next call repeats it.
 */
export const withKeyUseTracking =
  (table: Table, authenticate: Authenticate): Authenticate =>
  async (event, visitor) => {
    const owner = await authenticate(event, visitor);
    if (!owner.apiKey) return owner;
    const key = apiKeyUseKey(owner.accountId, owner.apiKey.id);
    const before = await withKnownRows(table, owner.known).get(key);
    const used_on = new Date().toISOString().slice(0, 10);
    if (before?.used_on === used_on) return owner;
    const expires_at = Math.floor(Date.now() / 1000) + retentionSeconds;
    void table
      .put({ ...key, used_on, expires_at })
      .catch((error: unknown) => log.warn('The use of an API key was not noted', { error }));
    return owner;
  };
