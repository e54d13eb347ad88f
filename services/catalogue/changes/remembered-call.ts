import { createHash } from 'node:crypto';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { remember } from '../store/structure-store.ts';

/** The key of a call that may come twice, and what it says. */
export type Once = { key: string | undefined; operation: string; body: unknown };

const fingerprintOf = ({ operation, body }: Once) =>
  createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url');

/** Part of a transaction: what a call has made, where that may come twice. */
export function rememberCall(
  ownerId: string,
  once: Once | undefined,
  ids: string[],
  now: Date,
): WriteAction[] {
  if (once?.key === undefined) return [];
  return [remember(ownerId, once.key, { fingerprint: fingerprintOf(once), ids }, now)];
}

/** Refuses 422 what came under the key of a call that said something else. */
export function mustBeTheSame(once: Once, answered: { fingerprint: string }) {
  if (answered.fingerprint === fingerprintOf(once)) return;
  throw new HttpError(
    422,
    'This idempotency key was used for something else within the last day.',
    {
      code: 'idempotency_key_reused',
    },
  );
}
