import { useEffect } from 'react';
import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { cacheResponse, cachePage } from './cache-kitchen.ts';

/** Caches the page's last response; without storage, nothing is kept. */
export function useCachedResponse(path: string, answered: unknown): void {
  useEffect(() => {
    if (answered) void cacheResponse(path, answered).catch(() => undefined);
  }, [path, answered]);
}

export function useCachedPage(): void {
  useEffect(() => void cachePage().catch(() => undefined), []);
}

const { listMenus, listRestaurants, previewMenu } = catalogueContract;
export const cachedPaths = {
  menus: listMenus.path,
  restaurants: listRestaurants.path,
  menu: (id: string) => previewMenu.path.replace('{id}', encodeURIComponent(id)),
};
