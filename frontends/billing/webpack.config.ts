import { remoteConfig } from '@menuleaf/shared/federation/remote-config.ts';

export default remoteConfig({ name: 'billing', directory: import.meta.dirname, port: 4103 });
