import { pageBySize } from '@menuleaf/shared/http/page-by-size.ts';
import { ownersItems } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const listItems: CatalogueVerb<'listItems'> = async ({ query }, owner, tools) => {
  const { page, next_cursor } = pageBySize(await ownersItems(owner.userId, tools), query);
  return { items: page, next_cursor };
};
