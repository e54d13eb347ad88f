import { useRef } from 'react';

/**
 * Gives a call that creates something an idempotency key, which a retry of the same body reuses: after a lost response
 * nothing is created twice.
 */
export function useCallKey() {
  const last = useRef({ said: '', key: '' });
  return async <Made>(body: object, create: (key: string) => Promise<Made>): Promise<Made> => {
    const said = JSON.stringify(body);
    if (said !== last.current.said) last.current = { said, key: crypto.randomUUID() };
    const made = await create(last.current.key);
    last.current = { said: '', key: '' };
    return made;
  };
}
