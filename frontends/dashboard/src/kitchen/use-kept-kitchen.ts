import { useEffect } from 'react';
import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { keepAnswer, keepPage } from './keep-kitchen.ts';

/** What the page shows is kept as it was answered last; a browser that refuses storage keeps nothing. */
export function useKeptAnswer(path: string, answered: unknown): void {
  useEffect(() => {
    if (answered) void keepAnswer(path, answered).catch(() => undefined);
  }, [path, answered]);
}

export function useKeptPage(): void {
  useEffect(() => void keepPage().catch(() => undefined), []);
}

const { listMenus, listRestaurants, previewMenu } = catalogueContract;
export const keptAddresses = {
  menus: listMenus.path,
  restaurants: listRestaurants.path,
  menu: (id: string) => previewMenu.path.replace('{id}', encodeURIComponent(id)),
};
