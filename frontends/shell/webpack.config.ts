import { hostConfig } from '@menuleaf/shared/browser/federation/host-config.ts';

export default hostConfig({ name: 'shell', directory: import.meta.dirname, port: 4100 });
