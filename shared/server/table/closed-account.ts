import { keys } from './keys.ts';
import type { WriteAction } from './table.ts';

export const closedAccountKey = (userId: string) => ({
  pk: keys.closedAccount.pk(userId),
  sk: keys.closedAccount.sk(),
});

/** Part of a transaction that creates something for an owner: fails once the account is closed. */
export const mustBeOpen = (userId: string): WriteAction => ({
  ConditionCheck: {
    Key: closedAccountKey(userId),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
