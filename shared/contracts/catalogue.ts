import { contract } from './operation.ts';
import { categoryChangeOperations } from './catalogue/category-change-calls.ts';
import { categoryOperations } from './catalogue/category-calls.ts';
import { embedOperations } from './catalogue/embed-calls.ts';
import { historyOperations } from './catalogue/history-calls.ts';
import { imageOperations } from './catalogue/image-calls.ts';
import { itemOperations } from './catalogue/item-calls.ts';
import { lookOperations } from './catalogue/look-calls.ts';
import { menuChangeOperations } from './catalogue/menu-change-calls.ts';
import { menuEditOperations } from './catalogue/menu-edit-calls.ts';
import { newItemOperations } from './catalogue/new-item-calls.ts';
import { menuHoursOperations } from './catalogue/menu-hours-calls.ts';
import { menuOperations } from './catalogue/menu-calls.ts';
import { overviewOperations } from './catalogue/overview-calls.ts';
import { restaurantChangeOperations } from './catalogue/restaurant-change-calls.ts';
import { restaurantOperations } from './catalogue/restaurant-calls.ts';
import { translationOperations } from './catalogue/translation-calls.ts';
import { webhookOperations } from './catalogue/webhook-calls.ts';

/** All that an owner does with restaurants, menus, categories and items. */
export const catalogueContract = contract({
  ...overviewOperations,
  ...restaurantOperations,
  ...restaurantChangeOperations,
  ...lookOperations,
  ...menuHoursOperations,
  ...embedOperations,
  ...menuOperations,
  ...menuChangeOperations,
  ...menuEditOperations,
  ...translationOperations,
  ...itemOperations,
  ...newItemOperations,
  ...imageOperations,
  ...categoryOperations,
  ...categoryChangeOperations,
  ...historyOperations,
  ...webhookOperations,
});
