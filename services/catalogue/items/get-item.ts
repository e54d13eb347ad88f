import { ownersItem } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const getItem: CatalogueHandler<'getItem'> = ({ params }, owner, context) =>
  ownersItem(owner.accountId, params.id, context);
