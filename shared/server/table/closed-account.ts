import { keys } from './keys.ts';
import type { WriteAction } from './table.ts';

export const closedAccountKey = (userId: string) => ({
  pk: keys.closedAccount.pk(userId),
  sk: keys.closedAccount.sk(),
});

/** Part of a transaction that makes something for an owner: once the account is closed, nothing is made any more. */
export const mustBeOpen = (userId: string): WriteAction => ({
  ConditionCheck: {
    Key: closedAccountKey(userId),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
