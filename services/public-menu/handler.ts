import { join } from 'node:path';
import { publicMenuContract } from '@menuleaf/shared/contracts/public-menu.ts';
import { behindEdge } from '@menuleaf/shared/server/http/through-edge.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { environment } from './environment.ts';
import { guestsStore } from './guests/guests-store.ts';
import { guests } from './guests/read-guests.ts';
import { readPageFiles } from './pages/page-files.ts';
import { isPageRoute, servePages } from './pages/serve-pages.ts';
import { pagesStore } from './pages/pages-store.ts';
import { publicMenuStore } from './public-menu-store.ts';
import { listRestaurants, menu, menuCategories, menus, restaurant } from './read-public.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  store: publicMenuStore(table),
  pages: pagesStore(env.PAGES_BUCKET),
  guests: guestsStore(table),
  clock: () => new Date(),
};

const pages = behindEdge(
  env.EDGE_SECRET_DIGESTS,
  servePages(context, env.PUBLIC_URL, readPageFiles(join(import.meta.dirname, 'pages'))),
);
const calls = serve({
  contract: publicMenuContract,
  authenticate: ownerSession(table, verificationKey(env.TOKEN_KEY_ID)),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: () => context,
  handlers: { listRestaurants, restaurant, menus, menu, menuCategories, guests },
});

/** Any other path outside /api is a page that does not exist. */
const isPage = ({ routeKey, rawPath }: APIGatewayProxyEventV2) =>
  isPageRoute(routeKey) || !rawPath.startsWith('/api');

export const handler = (event: APIGatewayProxyEventV2, context: Context) =>
  isPage(event) ? pages(event, context) : calls(event, context);
