import { remoteConfig } from '@menuleaf/shared/federation/remote-config.ts';

export default remoteConfig({ name: 'dashboard', directory: import.meta.dirname, port: 4101 });
