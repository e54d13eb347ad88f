import { useEffect } from 'react';
import { accessTokenName } from '@menuleaf/shared/browser/storage-names.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

const claims = z.object({ sub: z.string(), acc: z.optional(z.string()) });

/** The account in a token; undefined if invalid. */
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

/** All tabs share one token: if another tab switches accounts, edits here would be saved there. */
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
