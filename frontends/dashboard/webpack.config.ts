import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { remoteConfig } from '@menuleaf/shared/browser/federation/remote-config.ts';

const { listRestaurants, listMenus, listCategories, listItems } = catalogueContract;
const lists = [listRestaurants, listMenus, listCategories, listItems];

export default remoteConfig({
  name: 'dashboard',
  directory: import.meta.dirname,
  port: 4101,
  earlyCalls: { '/dashboard': lists.map(({ path }) => path) },
});
