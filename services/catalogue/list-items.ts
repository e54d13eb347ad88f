import { ownersItems } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const listItems: CatalogueVerb<'listItems'> = async (_input, owner, tools) => ({
  items: await ownersItems(owner.userId, tools),
});
