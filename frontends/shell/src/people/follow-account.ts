import { useEffect } from 'react';
import { accessTokenName } from '@menuleaf/shared/browser/storage-names.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

const claims = z.object({ sub: z.string(), acc: z.optional(z.string()) });

/** The account that a token opens; undefined for what is none. */
export function accountIn(token: string | null): string | undefined {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const read = z.safeParse(claims, JSON.parse(text));
    return read.success ? (read.data.acc ?? read.data.sub) : undefined;
  } catch {
    return undefined;
  }
}

/** All tabs share one token: where another one has gone to another account, what is typed here would be saved there. */
export function useFollowAccount(current: string, leave: () => void): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== accessTokenName) return;
      const account = accountIn(newValue);
      if (account !== undefined && account !== current) leave();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [current, leave]);
}
