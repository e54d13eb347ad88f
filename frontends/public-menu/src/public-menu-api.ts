import { menuChangeOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-change-calls.ts';
import { restaurantOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-calls.ts';
import { lookOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/look-calls.ts';
import { publicMenuContract } from '@menuleaf/shared/contracts/public-menu.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

export const publicMenu = client(publicMenuContract);
/** The preview is the owner's own menu, so the catalogue serves it. */
const { previewMenu } = client({ previewMenu: menuChangeOperations.previewMenu });

const { getLook } = client({ getLook: lookOperations.getLook });

export const preview = (id: string, signal: AbortSignal) => previewMenu({ params: { id } }, signal);

export const lookOf = (restaurantId: string, signal: AbortSignal) =>
  getLook({ params: { id: restaurantId } }, signal);

const { qrCode } = client({ qrCode: restaurantOperations.qrCode });

/** Content of a restaurant's QR code. */
export const codeAddress = (id: string, signal: AbortSignal) => qrCode({ params: { id } }, signal);
