import { contract } from './operation.ts';
import { categoryChangeOperations } from './catalogue/category-change-calls.ts';
import { categoryOperations } from './catalogue/category-calls.ts';
import { embedOperations } from './catalogue/restaurants/embed-calls.ts';
import { imageOperations } from './catalogue/items/image-calls.ts';
import { itemOperations } from './catalogue/items/item-calls.ts';
import { itemUpdateOperations } from './catalogue/items/item-update-call.ts';
import { lookOperations } from './catalogue/restaurants/look-calls.ts';
import { menuChangeOperations } from './catalogue/menus/menu-change-calls.ts';
import { menuEditOperations } from './catalogue/menus/menu-edit-calls.ts';
import { newItemOperations } from './catalogue/items/new-item-calls.ts';
import { menuHoursOperations } from './catalogue/menus/menu-hours-calls.ts';
import { menuOperations } from './catalogue/menus/menu-calls.ts';
import { historyOperations } from './catalogue/history-calls.ts';
import { overviewOperations } from './catalogue/overview-calls.ts';
import { restaurantChangeOperations } from './catalogue/restaurants/restaurant-change-calls.ts';
import { restaurantOperations } from './catalogue/restaurants/restaurant-calls.ts';
import { translationOperations } from './catalogue/menus/translation-calls.ts';
import { webhookOperations } from './catalogue/webhook-calls.ts';

/** All owner operations on restaurants, menus, categories and items. */
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
  ...itemUpdateOperations,
  ...newItemOperations,
  ...imageOperations,
  ...categoryOperations,
  ...categoryChangeOperations,
  ...historyOperations,
  ...webhookOperations,
});
