import { addLocation } from './restaurants/add-location.ts';
import { changeAvailability } from './items/change-availability.ts';
import { changePrices } from './items/change-prices.ts';
import { createCategory } from './categories/create-category.ts';
import { createItem } from './items/create-item.ts';
import { createMenu } from './menus/create-menu.ts';
import { createRestaurant } from './restaurants/create-restaurant.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { deleteItem } from './items/delete-item.ts';
import { deleteItems } from './items/delete-items.ts';
import { deleteMenu } from './menus/delete-menu.ts';
import { deleteRestaurant } from './restaurants/delete-restaurant.ts';
import { duplicateCategory } from './categories/duplicate-category.ts';
import { duplicateItem } from './items/duplicate-item.ts';
import { duplicateMenu } from './menus/duplicate-menu.ts';
import { editMenu } from './menus/edits/edit-menu.ts';
import { getTranslations } from './menus/get-translations.ts';
import { importItems } from './items/import-items.ts';
import { orderCategories } from './categories/order-categories.ts';
import { orderItems } from './items/order-items.ts';
import { restoreCategory } from './categories/restore-category.ts';
import { restoreItem } from './items/restore-item.ts';
import { restoreItems } from './items/restore-items.ts';
import { restoreMenu } from './menus/restore-menu.ts';
import { restoreRestaurant } from './restaurants/restore-restaurant.ts';
import { setAvailability } from './items/set-availability.ts';
import { originalImage } from './images/original-image.ts';
import { undoChange, undoTime } from './history/undo-changes.ts';
import { updateCategory } from './categories/update-category.ts';
import { updateItem } from './items/update-item.ts';
import { updateLook } from './restaurants/update-look.ts';
import { updateMenu } from './menus/update-menu.ts';
import { updateRestaurant } from './restaurants/update-restaurant.ts';
import { updateTranslations } from './menus/update-translations.ts';
import { uploadImage } from './images/upload-image.ts';
import { uploadLookImage } from './restaurants/upload-look-image.ts';
import { assignCategories, placeCategories, removeCategories } from './menus/change-categories.ts';
import { assignItems, placeItems, removeItems } from './categories/change-items.ts';

/** All write calls, by contract name. */
export const changes = {
  createRestaurant,
  updateRestaurant,
  updateLook,
  uploadLookImage,
  deleteRestaurant,
  addLocation,
  createMenu,
  updateMenu,
  deleteMenu,
  editMenu,
  updateTranslations,
  assignCategories,
  removeCategories,
  placeCategories,
  createItem,
  updateItem,
  deleteItem,
  setAvailability,
  createCategory,
  updateCategory,
  deleteCategory,
  assignItems,
  removeItems,
  placeItems,
  uploadImage,
  changePrices,
  changeAvailability,
  deleteItems,
  restoreItems,
  importItems,
  orderItems,
  duplicateItem,
  restoreItem,
  duplicateMenu,
  restoreMenu,
  restoreRestaurant,
  orderCategories,
  duplicateCategory,
  restoreCategory,
  getTranslations,
  originalImage,
  undoChange,
  undoTime,
};
export type Changes = typeof changes;
