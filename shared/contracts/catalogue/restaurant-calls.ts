import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../operation.ts';
import { idempotencyHeader, idempotencyKey } from './idempotency.ts';
import {
  locationCreate,
  locationSchema,
  restaurantCreate,
  restaurantSchema,
  restaurantUpdate,
  qrOpens,
} from './restaurant.ts';
import { created, get, nothing, post, put, remove } from './methods.ts';

export const restaurantOperations = contract({
  listRestaurants: {
    ...get,
    path: '/api/restaurants',
    summary: 'Own restaurants',
    reply: z.array(restaurantSchema),
  },
  createRestaurant: {
    ...post,
    ...created,
    path: '/api/restaurants',
    summary: 'Add a restaurant',
    ...idempotencyHeader,
    body: z.extend(restaurantCreate, idempotencyKey),
    reply: restaurantSchema,
  },
  getRestaurant: {
    ...get,
    path: '/api/restaurants/{id}',
    summary: 'One restaurant',
    reply: restaurantSchema,
  },
  updateRestaurant: {
    ...put,
    path: '/api/restaurants/{id}',
    summary: 'Change a restaurant, its address or its active menu',
    body: restaurantUpdate,
    reply: restaurantSchema,
  },
  deleteRestaurant: {
    ...remove,
    ...nothing,
    path: '/api/restaurants/{id}',
    summary: 'Delete a restaurant and its public pages',
  },
  addLocation: {
    ...post,
    ...created,
    path: '/api/restaurants/{id}/locations',
    summary: 'Add a location',
    body: locationCreate,
    reply: locationSchema,
  },
  qrCode: {
    ...get,
    path: '/api/restaurants/{id}/qr-code',
    summary: 'The address that the QR code carries',
    reply: z.object({ url: z.url(), opens: z.optional(qrOpens) }),
  },
  restoreRestaurant: {
    ...post,
    path: '/api/restaurants/{id}/restore',
    summary: 'Undo a deletion; its address is the same again',
    reply: restaurantSchema,
  },
});
