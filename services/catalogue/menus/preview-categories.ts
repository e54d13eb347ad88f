import { preview } from './preview-menu.ts';
import type { CatalogueHandler } from '../context.ts';

export const previewCategories: CatalogueHandler<'previewCategories'> = async (
  { params },
  owner,
  context,
) => (await preview(owner.accountId, params.id, context)).categories;
