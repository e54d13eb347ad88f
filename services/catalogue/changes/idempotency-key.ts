import type { IdempotentCall } from './idempotent-call.ts';

type Headers = { 'idempotency-key'?: string | undefined };
type Keyed = {
  headers: Headers;
  body: { idempotency_key?: string | undefined; part_of?: string | undefined; image?: unknown };
};

/** A call's idempotency key, with the request it covers. Image bytes are not compared. */
export function idempotencyKeyOf(operation: string, { headers, body }: Keyed): IdempotentCall {
  const { idempotency_key, part_of, image: _image, ...said } = body;
  return { key: headers['idempotency-key'] ?? idempotency_key, operation, body: said, part_of };
}

/** The same for a call that names in its path alone what it is about. */
export const idempotencyKeyFor = (
  operation: string,
  { headers, params }: { headers: Headers; params: { id: string } },
): IdempotentCall => ({ key: headers['idempotency-key'], operation, body: params });
