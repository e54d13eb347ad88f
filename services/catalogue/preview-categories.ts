import { preview } from './preview-menu.ts';
import type { CatalogueVerb } from './tools.ts';

export const previewCategories: CatalogueVerb<'previewCategories'> = async (
  { params },
  owner,
  tools,
) => (await preview(owner.userId, params.id, tools)).categories;
