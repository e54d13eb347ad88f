import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { serve } from '@menuleaf/shared/http/handler.ts';
import { ownerSession } from '@menuleaf/shared/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/session/verification-key.ts';
import { newId } from '@menuleaf/shared/table/ids.ts';
import { openTable } from '@menuleaf/shared/table/table.ts';
import { addLocation } from './add-location.ts';
import { assignCategories } from './assign-categories.ts';
import { assignItems } from './assign-items.ts';
import { catalogueStore } from './catalogue-store.ts';
import { categoryItems } from './category-items.ts';
import { changePrices } from './change-prices.ts';
import { createCategory } from './create-category.ts';
import { createItem } from './create-item.ts';
import { createMenu } from './create-menu.ts';
import { createRestaurant } from './create-restaurant.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteItem } from './delete-item.ts';
import { deleteMenu } from './delete-menu.ts';
import { deleteRestaurant } from './delete-restaurant.ts';
import { duplicateCategory } from './duplicate-category.ts';
import { duplicateItem } from './duplicate-item.ts';
import { duplicateMenu } from './duplicate-menu.ts';
import { environment } from './environment.ts';
import { getCategory } from './get-category.ts';
import { getItem } from './get-item.ts';
import { getMenu } from './get-menu.ts';
import { getRestaurant } from './get-restaurant.ts';
import { imagesStore } from './images-store.ts';
import { importItems } from './import-items.ts';
import { listCategories } from './list-categories.ts';
import { listItems } from './list-items.ts';
import { listMenus } from './list-menus.ts';
import { listRestaurants } from './list-restaurants.ts';
import { menuCategories } from './menu-categories.ts';
import { orderCategories } from './order-categories.ts';
import { orderItems } from './order-items.ts';
import { placeCategories } from './place-categories.ts';
import { placeItems } from './place-items.ts';
import { planOnce } from './plan-once.ts';
import { previewCategories } from './preview-categories.ts';
import { previewMenu } from './preview-menu.ts';
import { qrCode } from './qr-code.ts';
import { removeCategories } from './remove-categories.ts';
import { removeItems } from './remove-items.ts';
import { restoreCategory } from './restore-category.ts';
import { restoreItem } from './restore-item.ts';
import { restoreMenu } from './restore-menu.ts';
import { restoreRestaurant } from './restore-restaurant.ts';
import { setAvailability } from './set-availability.ts';
import { updateCategory } from './update-category.ts';
import { updateItem } from './update-item.ts';
import { updateMenu } from './update-menu.ts';
import { updateRestaurant } from './update-restaurant.ts';
import { uploadImage } from './upload-image.ts';
import { uploadsStore } from './uploads-store.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const tools = {
  store: catalogueStore(table),
  uploads: uploadsStore(table),
  images: imagesStore(env.IMAGES_BUCKET),
  clock: () => new Date(),
  newId,
  publicUrl: env.PUBLIC_URL,
};

export const handler = serve({
  contract: catalogueContract,
  authenticate: ownerSession(table, verificationKey(env.TOKEN_KEY_ID)),
  edgeSecret: env.EDGE_SECRET,
  tools: () => ({ ...tools, store: planOnce(tools.store) }),
  verbs: {
    listRestaurants,
    createRestaurant,
    getRestaurant,
    updateRestaurant,
    deleteRestaurant,
    addLocation,
    qrCode,
    listMenus,
    createMenu,
    getMenu,
    updateMenu,
    deleteMenu,
    menuCategories,
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
