import { useRef } from 'react';

type Creation<Body> = { body: Body };

/**
 * A call that creates, with an idempotency key: sent again after a lost response it creates nothing twice. What was
 * changed in between goes under a key of its own, and so does the same again after a success.
 */
export function useOnce<Body extends object, Created>(
  create: (input: Creation<Body & { idempotency_key: string }>) => Promise<Created>,
) {
  const last = useRef({ said: '', key: '' });
  return async ({ body }: Creation<Body>): Promise<Created> => {
    const said = JSON.stringify(body);
    if (said !== last.current.said) last.current = { said, key: crypto.randomUUID() };
    const created = await create({ body: { ...body, idempotency_key: last.current.key } });
    last.current = { said: '', key: '' };
    return created;
  };
}
