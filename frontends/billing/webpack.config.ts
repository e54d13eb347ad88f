import { remoteConfig } from '@menuleaf/shared/browser/federation/remote-config.ts';

export default remoteConfig({ name: 'billing', directory: import.meta.dirname, port: 4103 });
