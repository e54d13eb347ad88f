import { remoteConfig } from '@menuleaf/shared/browser/federation/remote-config.ts';

export default remoteConfig({ name: 'support', directory: import.meta.dirname, port: 4104 });
