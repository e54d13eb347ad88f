import { isOutage } from '@menuleaf/shared/http/outage.ts';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { pageCaching } from './pages-store.ts';
import {
  landingPage,
  menuNotFoundPage,
  menuPage,
  restaurantNotFoundPage,
  unavailablePage,
} from './pages.ts';
import { publishedMenu, publishedRestaurant, type ReadTools } from './read-public.ts';

/** The routes of finished pages, asked for only where the bucket has no page to show. */
export const pageRoutes = {
  landing: 'GET /restaurant/{id}',
  menu: 'GET /restaurant/{id}/menu',
} as const;

const answer = (statusCode: number, body: string, retry = false) => ({
  statusCode,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': retry ? 'no-store' : pageCaching,
    ...(retry && { 'retry-after': '5' }),
  },
  body,
});

async function page(routeKey: string, id: string, tools: ReadTools, origin: string) {
  const restaurant = await publishedRestaurant(id, tools);
  if (!restaurant) return answer(404, restaurantNotFoundPage());
  if (routeKey === pageRoutes.landing) return answer(200, landingPage(restaurant, origin));
  const menu = await publishedMenu(id, tools);
  return menu ? answer(200, menuPage(menu, origin)) : answer(404, menuNotFoundPage(restaurant));
}

export function servePages(tools: ReadTools, origin: string) {
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    try {
      return await page(event.routeKey, event.pathParameters?.id ?? '', tools, origin);
    } catch (error) {
      console.error(JSON.stringify({ route: event.routeKey, error: String(error) }));
      if (isOutage(error)) return answer(503, unavailablePage(), true);
      return answer(500, unavailablePage(), true);
    }
  };
}
