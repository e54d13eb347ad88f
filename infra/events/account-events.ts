import { accountClosed } from '@menuleaf/shared/contracts/events/identity-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

export function accountEvents({ name, pk }: Change): BusEntry[] {
  const user_id = idAfter(keys.closedAccount.leadingKey, pk);
  return name === 'INSERT' && user_id !== undefined ? [busEntry(accountClosed, { user_id })] : [];
}
