import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { idempotencyHeader, idempotencyKey } from '../idempotency.ts';
import { created, post, put } from '../methods.ts';
import { locationCreate, restaurantCreate, restaurantUpdate } from './new-restaurant.ts';
import { locationSchema, restaurantSchema } from './restaurant.ts';

/** Creates and changes restaurants: the owner's first page doesn't need it. */
export const restaurantChangeOperations = contract({
  createRestaurant: {
    ...post,
    role: 'manager',
    ...created,
    path: '/api/restaurants',
    summary: 'Add a restaurant',
    ...idempotencyHeader,
    body: z.extend(restaurantCreate, idempotencyKey),
    reply: restaurantSchema,
  },
  updateRestaurant: {
    ...put,
    role: 'manager',
    path: '/api/restaurants/{id}',
    summary: 'Change a restaurant, its address or its active menu',
    body: restaurantUpdate,
    reply: restaurantSchema,
  },
  addLocation: {
    ...post,
    role: 'manager',
    ...created,
    path: '/api/restaurants/{id}/locations',
    summary: 'Add a location',
    ...idempotencyHeader,
    body: z.extend(locationCreate, idempotencyKey),
    reply: locationSchema,
  },
});
