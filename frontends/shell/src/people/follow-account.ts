import { useEffect } from 'react';
import { announceSignedOut } from '@menuleaf/shared/browser/client/signed-out.ts';
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

/**
 * All tabs share one token: if another tab switches accounts, or somebody else signs in there, edits here would be
 * saved in that account; if somebody signs out there, what was read is no longer for who sits here. Without a current
 * account, there is neither.
 */
export function useFollowAccount(current: string | undefined, leave: () => void): void {
  useEffect(() => {
    if (current === undefined) return undefined;
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== accessTokenName) return;
      if (newValue === null) announceSignedOut();
      const account = accountIn(newValue);
      if (account !== undefined && account !== current) leave();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [current, leave]);
}
