import { ownersItem } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const getItem: CatalogueVerb<'getItem'> = ({ params }, owner, tools) =>
  ownersItem(owner.userId, params.id, tools);
