import type { IdempotentCall } from './idempotent-call.ts';

type Keyed = {
  headers: { 'idempotency-key'?: string | undefined };
  body: { idempotency_key?: string | undefined; part_of?: string | undefined; image?: unknown };
};

/** A call's idempotency key, with the request it covers. Image bytes are not compared. */
export function idempotencyKeyOf(operation: string, { headers, body }: Keyed): IdempotentCall {
  const { idempotency_key, part_of, image: _image, ...said } = body;
  return { key: headers['idempotency-key'] ?? idempotency_key, operation, body: said, part_of };
}
