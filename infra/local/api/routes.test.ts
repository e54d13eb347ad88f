import { matchRoute, parseRoute } from './routes.ts';

const routes = [
  'GET /api/menus/{id}',
  'GET /api/menus/all-items',
  'GET /api/menus/items/{id}',
  'ANY /files/{path+}',
  '$default',
].map((key) => parseRoute(key, key));

test.each([
  ['GET', '/api/menus/all-items', 'GET /api/menus/all-items', {}],
  ['GET', '/api/menus/a%20b', 'GET /api/menus/{id}', { id: 'a b' }],
  ['GET', '/api/menus/items/7', 'GET /api/menus/items/{id}', { id: '7' }],
  ['PUT', '/files/a/b', 'ANY /files/{path+}', { path: 'a/b' }],
  ['POST', '/api/menus/7', '$default', {}],
  ['GET', '/api/menus/%E0%A4%A', 'GET /api/menus/{id}', { id: '%E0%A4%A' }],
])('a route %s %s is %s', (method, path, key, pathParameters) => {
  const match = matchRoute(routes, method, path);
  expect([match?.route.key, match?.pathParameters]).toEqual([key, pathParameters]);
});
