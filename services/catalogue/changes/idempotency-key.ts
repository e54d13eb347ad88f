import type { Once } from './remembered-call.ts';

type Keyed = {
  headers: { 'idempotency-key'?: string | undefined };
  body: { idempotency_key?: string | undefined; image?: unknown };
};

/** Under which key a call may come twice, and what it says beside. An image's bytes are not looked at. */
export function idempotencyKeyOf(operation: string, { headers, body }: Keyed): Once {
  const { idempotency_key, image: _image, ...said } = body;
  return { key: headers['idempotency-key'] ?? idempotency_key, operation, body: said };
}
