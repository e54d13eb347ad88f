import {
  type OwnersCatalogue,
  storedCategory,
  storedItem,
  storedMenu,
  storedRestaurant,
} from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import type * as z from 'zod/mini';

const schemas: { [Kind in Counted]: z.ZodMiniType<OwnersCatalogue[Kind][number]> } = {
  restaurants: storedRestaurant,
  menus: storedMenu,
  categories: storedCategory,
  items: storedItem,
};

/** Parses a stored row. */
export const readRow = <Kind extends Counted>(kind: Kind, row: unknown) => schemas[kind].parse(row);
