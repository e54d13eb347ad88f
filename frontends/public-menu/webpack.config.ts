import { remoteConfig } from '@menuleaf/shared/federation/remote-config.ts';

export default remoteConfig({ name: 'public-menu', directory: import.meta.dirname, port: 4102 });
