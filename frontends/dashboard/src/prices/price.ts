import { useCallback } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { catalogue } from '../api/catalogue-api.ts';
import { useOptimisticItemUpdate } from '../api/optimistic-item-update.ts';
import { useMoney } from '../parts/money.ts';

/** Changes only an item's price: what others saved meanwhile stays. */
export function usePrice() {
  const change = useOptimisticItemUpdate<Pick<Item, 'price'>>();
  const money = useMoney();
  return useCallback(
    (item: Item, price: number): void => {
      const { id, name } = item;
      change(item, {
        from: { price: item.price },
        to: { price },
        send: (body) => catalogue.updateItem({ params: { id }, body }),
        said: `${name} costs ${money.format(price)} now`,
      });
    },
    [change, money],
  );
}
