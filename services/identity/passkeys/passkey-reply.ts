import type { Passkey } from '@menuleaf/shared/contracts/sign-ins.ts';
import type { StoredPasskey } from './passkeys-store.ts';

export const passkeyReply = ({ id, name, created_at, last_used_at }: StoredPasskey): Passkey => ({
  id,
  name,
  created_at,
  last_used_at: last_used_at ?? null,
});
