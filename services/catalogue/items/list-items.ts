import { pageBySize } from '@menuleaf/shared/server/http/page-by-size.ts';
import { ownersItems } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const listItems: CatalogueHandler<'listItems'> = async ({ query }, owner, context) => {
  const { page, next_cursor } = pageBySize(await ownersItems(owner.accountId, context), query);
  return { items: page, next_cursor };
};
