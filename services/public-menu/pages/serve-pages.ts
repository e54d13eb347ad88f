import { log } from '@menuleaf/shared/server/log/log.ts';
import { beginLog } from '@menuleaf/shared/server/log/logged.ts';
import { isOutage } from '@menuleaf/shared/server/http/outage.ts';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { idPattern } from '@menuleaf/shared/contracts/fields/reply-fields.ts';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { type PageFile, siteOf } from './page-files.ts';
import { pageCaching } from './pages-store.ts';
import {
  landingPage,
  languageNotFoundPage,
  loadWordsOf,
  menuNotFoundPage,
  menuPage,
  restaurantNotFoundPage,
  unavailablePage,
} from './pages.ts';
import { publishedMenu, publishedRestaurant, type ReadContext } from '../read-public.ts';

/** Routes of published pages, called only if the bucket has none to show. */
export const pageRoutes = {
  landing: 'GET /restaurant/{id}',
  menu: 'GET /restaurant/{id}/menu',
  language: 'GET /restaurant/{id}/menu/{language}',
} as const;

export const isPageRoute = (key: string) => Object.values<string>(pageRoutes).includes(key);

const answer = (statusCode: number, body: string, retry = false) => ({
  statusCode,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    // Cached at the edge: during an outage, a crowd causes one request every few seconds.
    'cache-control': retry ? 'max-age=0, s-maxage=3' : pageCaching,
    ...(retry && { 'retry-after': '5' }),
  },
  body,
});

/** A page script, requested before any publisher has uploaded it. */
function file(id: string, files: PageFile[]) {
  const found = files.find(({ key }) => key === `restaurant/${id}`);
  return (
    found && {
      statusCode: 200,
      headers: { 'content-type': found.contentType, 'cache-control': found.caching },
      body: found.body,
    }
  );
}

async function page(routeKey: string, id: string, context: ReadContext, site: Site) {
  if (!idPattern.test(id)) return answer(404, restaurantNotFoundPage(site));
  const restaurant = await publishedRestaurant(id, context);
  if (!restaurant) return answer(404, restaurantNotFoundPage(site));
  await loadWordsOf(restaurant);
  if (routeKey === pageRoutes.landing) return answer(200, landingPage(restaurant, site));
  // Below a restaurant that is there, but no page of it.
  if (!isPageRoute(routeKey)) return answer(404, landingPage(restaurant, site));
  const menu = await publishedMenu(id, context);
  if (!menu) return answer(404, menuNotFoundPage(restaurant, site));
  await loadWordsOf(menu);
  // Pages in further languages exist only in the bucket.
  return routeKey === pageRoutes.language
    ? answer(404, languageNotFoundPage(restaurant, site))
    : answer(200, menuPage(menu, restaurant, site));
}

export function servePages(context: ReadContext, origin: string, files: PageFile[]) {
  const site = siteOf(origin, files);
  return async (
    event: APIGatewayProxyEventV2,
    lambda: Context,
  ): Promise<APIGatewayProxyStructuredResultV2> => {
    beginLog(lambda, event.requestContext.requestId);
    const { routeKey, rawPath, pathParameters } = event;
    const id = pathParameters?.id ?? /^\/restaurant\/([^/]+)\//.exec(rawPath)?.[1] ?? '';
    try {
      return file(id, files) ?? (await page(routeKey, id, context, site));
    } catch (error) {
      log.error('A page could not be made', { route: routeKey, error });
      return answer(isOutage(error) ? 503 : 500, unavailablePage(site), true);
    }
  };
}
