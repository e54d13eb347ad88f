import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { remoteConfig } from '@menuleaf/shared/browser/federation/remote-config.ts';

const { overview, listItems } = catalogueContract;

export default remoteConfig({
  name: 'dashboard',
  directory: import.meta.dirname,
  port: 4101,
  earlyCalls: { '/dashboard': [overview.path, listItems.path] },
});
