import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { clearableText, loadedVersion, note } from '../../fields/fields.ts';
import { id } from '../../fields/reply-fields.ts';
import { publicCategorySchema } from '../../public-menu.ts';
import { defaultLanguage } from '../default-language.ts';
import { idempotencyHeader, idempotencyKey } from '../idempotency.ts';
import { menuSchema } from './menu.ts';
import { menuCreate } from './new-menu.ts';
import { created, get, noContent, post, put, remove } from '../methods.ts';
import { moneyReply } from '../money.ts';
import { furtherLanguages, language } from '../language.ts';

const menuUpdate = z.object({
  name: z.optional(menuCreate.shape.name),
  description: z.optional(clearableText()),
  note: z.optional(note),
  /** Language of the menu's own texts. */
  language: z.optional(language),
  further_languages: z.optional(furtherLanguages),
  updated_at: loadedVersion,
});

/** Maximum ids per assignment: those of the largest menu. */
const categoryIds = z.object({ category_ids: z.array(id).check(z.maxLength(50)) });

const menuPreview = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  note: z.optional(z.string()),
  restaurant: z.nullable(z.object({ id, name: z.string() })),
  categories: z.array(publicCategorySchema),
  language: z.withDefault(z.string(), defaultLanguage),
  ...moneyReply,
});

/** Separate from the list calls: loaded only to add, change or preview a menu. */
export const menuChangeOperations = contract({
  createMenu: {
    ...post,
    ...created,
    path: '/api/menus',
    summary: 'Add a menu; with restaurant_id it becomes active where none is',
    ...idempotencyHeader,
    body: z.extend(menuCreate, idempotencyKey),
    reply: menuSchema,
  },
  duplicateMenu: {
    ...post,
    ...created,
    path: '/api/menus/{id}/duplicate',
    summary:
      'A copy of a menu, with categories of its own, active nowhere; its items are the same ones, or with `items=own` copies of them',
    ...idempotencyHeader,
    query: z.extend(z.object({ items: z.optional(z.enum(['shared', 'own'])) }), idempotencyKey),
    reply: menuSchema,
  },
  deleteMenu: {
    ...remove,
    ...noContent,
    path: '/api/menus/{id}',
    summary:
      'Delete a menu; restaurants that show it go without, and its own categories go where they are empty or another menu has all their items',
  },
  restoreMenu: {
    ...post,
    path: '/api/menus/{id}/restore',
    summary: 'Undo a deletion; where no other menu became active, it is active again',
    reply: menuSchema,
  },
  ownItems: {
    ...post,
    path: '/api/menus/{id}/own-items',
    summary:
      'Copies of what a menu shares, in its place: items that stand outside it too, and categories that other menus show',
    reply: menuSchema,
  },
  updateMenu: {
    ...put,
    path: '/api/menus/{id}',
    summary: 'Change a menu',
    body: menuUpdate,
    reply: menuSchema,
  },
  assignCategories: {
    ...post,
    path: '/api/menus/{id}/categories/assign',
    summary: 'Put categories into a menu',
    body: categoryIds,
    reply: menuSchema,
  },
  removeCategories: {
    ...post,
    path: '/api/menus/{id}/categories/remove',
    summary: 'Take categories out of a menu',
    body: categoryIds,
    reply: menuSchema,
  },
  placeCategories: {
    ...post,
    path: '/api/menus/{id}/categories/order',
    summary: 'Set the order of all categories on a menu',
    body: categoryIds,
    reply: menuSchema,
  },
  previewMenu: {
    ...get,
    path: '/api/menus/preview/{id}',
    summary: 'A menu as diners would see it',
    reply: menuPreview,
  },
  previewCategories: {
    ...get,
    path: '/api/menus/preview/{id}/categories',
    summary: 'The categories of a preview',
    reply: z.array(publicCategorySchema),
  },
});
