/** All write calls, by contract name. */
export { addLocation } from './restaurants/add-location.ts';
export { changeAvailability, setAvailability } from './items/change-availability.ts';
export { changePrices } from './items/change-prices.ts';
export { createCategory, updateCategory } from './categories/save-category.ts';
export { createRestaurant } from './restaurants/create-restaurant.ts';
export { deleteItems } from './items/delete-items.ts';
export { deleteMenu } from './menus/delete-menu.ts';
export { editMenu } from './menus/edits/edit-menu.ts';
export { getTranslations } from './menus/get-translations.ts';
export { importItems } from './items/import-items.ts';
export { undoChange, undoTime } from './history/undo-changes.ts';
export { updateItem, createItem } from './items/save-item.ts';
export { updateLook } from './restaurants/update-look.ts';
export { updateMenu, createMenu } from './menus/save-menu.ts';
export { updateRestaurant } from './restaurants/update-restaurant.ts';
export { updateTranslations } from './menus/update-translations.ts';
export { originalImage, uploadImage, uploadLookImage } from './images/upload-image.ts';
export {
  assignCategories,
  assignItems,
  placeCategories,
  placeItems,
  removeCategories,
  removeItems,
} from './changes/change-members.ts';
export { deleteCategory, deleteItem, deleteRestaurant } from './changes/delete-one.ts';
export { ownItems } from './menus/own-items.ts';
export { duplicateCategory, duplicateItem, duplicateMenu } from './copies.ts';
export {
  restoreCategory,
  restoreItem,
  restoreMenu,
  restoreRestaurant,
  restoreItems,
} from './restores.ts';
export { orderCategories, orderItems } from './changes/save-order.ts';
