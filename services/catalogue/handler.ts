import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { Visitor } from '@menuleaf/shared/server/http/caller.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { tableKnowing } from '@menuleaf/shared/server/table/known-rows.ts';
import { planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { addLocation } from './restaurants/add-location.ts';
import { catalogueStore } from './store/catalogue-store.ts';
import { categoryItems } from './categories/category-items.ts';
import { changePrices } from './items/change-prices.ts';
import { createCategory } from './categories/create-category.ts';
import { createItem } from './items/create-item.ts';
import { createMenu } from './menus/create-menu.ts';
import { createRestaurant } from './restaurants/create-restaurant.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { deleteItem } from './items/delete-item.ts';
import { deleteMenu } from './menus/delete-menu.ts';
import { deleteRestaurant } from './restaurants/delete-restaurant.ts';
import { duplicateCategory } from './categories/duplicate-category.ts';
import { duplicateItem } from './items/duplicate-item.ts';
import { duplicateMenu } from './menus/duplicate-menu.ts';
import { editMenu } from './menus/edits/edit-menu.ts';
import { environment } from './environment.ts';
import { getCategory } from './categories/get-category.ts';
import { getItem } from './items/get-item.ts';
import { getLook } from './restaurants/get-look.ts';
import { getMenuHours } from './restaurants/get-menu-hours.ts';
import { getMenu } from './menus/get-menu.ts';
import { getRestaurant } from './restaurants/get-restaurant.ts';
import { getTranslations } from './menus/get-translations.ts';
import { imagesStore } from './images/images-store.ts';
import { importItems } from './items/import-items.ts';
import { listCategories } from './categories/list-categories.ts';
import { listItems } from './items/list-items.ts';
import { listMenus } from './menus/list-menus.ts';
import { listRestaurants } from './restaurants/list-restaurants.ts';
import { menuCategories } from './menus/menu-categories.ts';
import { menuContent } from './menus/menu-content.ts';
import { orderCategories } from './categories/order-categories.ts';
import { orderItems } from './items/order-items.ts';
import { overview } from './overview/overview.ts';
import { originalImage } from './images/original-image.ts';
import { planOnce } from './store/plan-once.ts';
import { previewCategories } from './menus/preview-categories.ts';
import { previewMenu } from './menus/preview-menu.ts';
import { quotaKey } from './store/write-actions.ts';
import { qrCode } from './restaurants/qr-code.ts';
import { restoreCategory } from './categories/restore-category.ts';
import { restoreItem } from './items/restore-item.ts';
import { restoreMenu } from './menus/restore-menu.ts';
import { restoreRestaurant } from './restaurants/restore-restaurant.ts';
import { setAvailability } from './items/set-availability.ts';
import { updateCategory } from './categories/update-category.ts';
import { updateItem } from './items/update-item.ts';
import { updateLook } from './restaurants/update-look.ts';
import { updateMenu } from './menus/update-menu.ts';
import { updateRestaurant } from './restaurants/update-restaurant.ts';
import { updateTranslations } from './menus/update-translations.ts';
import { uploadImage } from './images/upload-image.ts';
import { uploadLookImage } from './restaurants/upload-look-image.ts';
import { uploadsStore } from './images/uploads-store.ts';
import { assignCategories, placeCategories, removeCategories } from './menus/change-categories.ts';
import { assignItems, placeItems, removeItems } from './categories/change-items.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  uploads: uploadsStore(table),
  lookUploads: { logo: uploadsStore(table, 'logo'), cover: uploadsStore(table, 'cover') },
  images: imagesStore(env.IMAGES_BUCKET),
  clock: () => new Date(),
  newId,
  publicUrl: env.PUBLIC_URL,
};

const contextFor = ({ known }: Visitor) => ({
  ...context,
  store: planOnce(catalogueStore(tableKnowing(table, known))),
});

export const handler = serve({
  contract: catalogueContract,
  authenticate: ownerSession(table, verificationKey(env.TOKEN_KEY_ID), (userId) => [
    planKey(userId),
    quotaKey(userId),
  ]),
  edgeSecrets: env.EDGE_SECRETS,
  context: contextFor,
  handlers: {
    overview,
    listRestaurants,
    createRestaurant,
    getRestaurant,
    updateRestaurant,
    getLook,
    getMenuHours,
    updateLook,
    uploadLookImage,
    deleteRestaurant,
    addLocation,
    qrCode,
    listMenus,
    createMenu,
    getMenu,
    updateMenu,
    deleteMenu,
    menuCategories,
    menuContent,
    editMenu,
    getTranslations,
    updateTranslations,
    assignCategories,
    removeCategories,
    placeCategories,
    previewMenu,
    previewCategories,
    listItems,
    createItem,
    getItem,
    updateItem,
    deleteItem,
    setAvailability,
    listCategories,
    createCategory,
    getCategory,
    updateCategory,
    deleteCategory,
    categoryItems,
    assignItems,
    removeItems,
    placeItems,
    uploadImage,
    originalImage,
    changePrices,
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
  },
});
