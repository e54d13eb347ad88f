import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { get, noContent, post, remove } from '../methods.ts';
import { qrOpens, restaurantSchema } from './restaurant.ts';

export const restaurantOperations = contract({
  listRestaurants: {
    ...get,
    path: '/api/restaurants',
    summary: 'Own restaurants',
    reply: z.array(restaurantSchema),
  },
  getRestaurant: {
    ...get,
    path: '/api/restaurants/{id}',
    summary: 'One restaurant',
    reply: restaurantSchema,
  },
  deleteRestaurant: {
    ...remove,
    role: 'manager',
    ...noContent,
    path: '/api/restaurants/{id}',
    summary: 'Delete a restaurant and its public pages',
  },
  qrCode: {
    ...get,
    path: '/api/restaurants/{id}/qr-code',
    summary: 'The address that the QR code carries',
    reply: z.object({ url: z.url(), opens: z.optional(qrOpens) }),
  },
  restoreRestaurant: {
    ...post,
    role: 'manager',
    path: '/api/restaurants/{id}/restore',
    summary: 'Undo a deletion; its address is the same again',
    reply: restaurantSchema,
  },
});
