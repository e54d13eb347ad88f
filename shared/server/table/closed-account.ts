import { keys, rowKey } from './keys.ts';
import type { WriteAction } from './table.ts';

export const closedAccountKey = rowKey(keys.closedAccount);

/** Part of a transaction that creates something for an owner: fails once the account is closed. */
export const mustBeOpen = (userId: string): WriteAction => ({
  ConditionCheck: {
    Key: closedAccountKey(userId),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
