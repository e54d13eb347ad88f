import { dinner, figTree, fullAccount, pasta, soup } from './catalogue-for-tests.ts';

/** An account with one of each, also individually as the forms request it. */
export const oneOfEach = {
  ...fullAccount,
  'GET /api/restaurants/r1': { body: figTree },
  'GET /api/menus/m1': { body: dinner },
  'GET /api/menus/m1/categories': { body: [pasta] },
  'GET /api/categories/c1': { body: pasta },
  'GET /api/categories/c1/items': { body: [soup] },
  'GET /api/menus/items/i1': { body: soup },
};
