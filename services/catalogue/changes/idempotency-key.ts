import type { IdempotentCall } from './idempotent-call.ts';

type Keyed = {
  headers: { 'idempotency-key'?: string | undefined };
  body: { idempotency_key?: string | undefined; image?: unknown };
};

/** A call's idempotency key, with the request it covers. Image bytes are not compared. */
export function idempotencyKeyOf(operation: string, { headers, body }: Keyed): IdempotentCall {
  const { idempotency_key, image: _image, ...said } = body;
  return { key: headers['idempotency-key'] ?? idempotency_key, operation, body: said };
}
