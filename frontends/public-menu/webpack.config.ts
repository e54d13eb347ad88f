import { remoteConfig } from '@menuleaf/shared/browser/federation/remote-config.ts';

export default remoteConfig({ name: 'public-menu', directory: import.meta.dirname, port: 4102 });
