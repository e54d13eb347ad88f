import { accountClosed } from '@menuleaf/shared/contracts/news/identity-news.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Change } from './change.ts';
import { tell, type Telling } from './tell.ts';

export function accountNews({ name, pk }: Change): Telling[] {
  const user_id = idAfter(keys.closedAccount.leadingKey, pk);
  return name === 'INSERT' && user_id !== undefined ? [tell(accountClosed, { user_id })] : [];
}
