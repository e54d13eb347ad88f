import { join } from 'node:path';
import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';

/** A local cloud in a process of its own, whose use of the machine can be measured. */
export const startCloudProcess = () =>
  startOwnCloud(join(import.meta.dirname, '../../checks/test-cloud.ts'));
