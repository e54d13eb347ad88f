import { ownersItem } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const getItem: CatalogueHandler<'getItem'> = ({ params }, owner, context) =>
  ownersItem(owner.userId, params.id, context);
