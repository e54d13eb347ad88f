import { pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** Both URLs are permanent: QR codes already printed keep working. */
export const qrCode: CatalogueHandler<'qrCode'> = async (
  { params },
  owner,
  { store, publicUrl },
) => {
  const restaurants = await store.restaurants(owner.accountId);
  const { id, qr_opens: opens = 'restaurant' } = pick(restaurants, params.id, 'Restaurant');
  const home = `${publicUrl}/restaurant/${id}`;
  return { url: opens === 'menu' ? `${home}/menu` : home, opens };
};
