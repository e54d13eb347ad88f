import { preview } from './preview-menu.ts';
import type { CatalogueHandler } from '../context.ts';

export const previewCategories: CatalogueHandler<'previewCategories'> = async (
  { params },
  owner,
  context,
) => (await preview(owner.userId, params.id, context)).categories;
