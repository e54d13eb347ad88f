import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { callBilling } from './call-billing.ts';
import { callCatalogue, callHistory, callImages } from './call-catalogue.ts';
import { callPeople, callSignIns } from './call-people.ts';
import { callIdentity, closeIdentity } from './call-identity.ts';
import { callPrograms } from './call-programs.ts';
import { type CountedCall, countingSender, type Sender } from './counting-sender.ts';

/** Public API reads, once it is published. */
async function callPublic({ call, cloud }: Sender, restaurantId: string) {
  const address = `${cloud.origin}/api/restaurants/public/${restaurantId}/menu`;
  await waitUntil(async () => (await fetch(address)).ok);
  const params = { id: restaurantId };
  await call('GET /api/restaurants/public');
  await call('GET /api/restaurants/public/{id}', { params });
  await call('GET /api/restaurants/public/{id}/menus', { params });
  await call('GET /api/restaurants/public/{id}/menu', { params });
  await call('GET /api/restaurants/public/{id}/menu/categories', { params });
  await call('GET /api/restaurants/{id}/guests', { params });
}

/** Every call of the product once, with its DynamoDB requests. */
export async function callEverything(cloud: LocalCloud): Promise<CountedCall[]> {
  const send = countingSender(cloud);
  await callIdentity(send);
  await callBilling(send);
  const restaurantId = await callCatalogue(send);
  await callImages(send, restaurantId);
  await callHistory(send);
  await callPrograms(send);
  await callPeople(send);
  await callSignIns(send);
  await callPublic(send, restaurantId);
  await send.call('POST /api/contact', {
    body: { name: 'Bench', email: 'bench@example.com', subject: 'Figs', message: 'Are they ripe?' },
  });
  await closeIdentity(send);
  return send.asked;
}
