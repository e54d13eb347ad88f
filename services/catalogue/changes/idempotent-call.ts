import { createHash } from 'node:crypto';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { putIdempotencyRecord } from '../store/structure-store.ts';

/** A call's idempotency key and the request it covers. */
export type IdempotentCall = {
  key: string | undefined;
  operation: string;
  body: unknown;
  /** The work in several calls that it belongs to. */
  part_of?: string | undefined;
};

const fingerprintOf = ({ operation, body }: IdempotentCall) =>
  createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url');

/** Transaction writes: what a call with an idempotency key created. */
export function idempotencyWrites(
  ownerId: string,
  once: IdempotentCall | undefined,
  ids: string[],
  now: Date,
): WriteAction[] {
  if (once?.key === undefined) return [];
  return [putIdempotencyRecord(ownerId, once.key, { fingerprint: fingerprintOf(once), ids }, now)];
}

/** Throws 422 if an idempotency key is reused with a different request. */
export function mustBeTheSame(once: IdempotentCall, answered: { fingerprint: string }) {
  if (answered.fingerprint === fingerprintOf(once)) return;
  throw new HttpError(
    422,
    'This idempotency key was used for something else within the last day.',
    { code: 'idempotency_key_reused' },
  );
}
