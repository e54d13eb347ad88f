import { Logger } from '@aws-lambda-powertools/logger';
import { redact } from './redact.ts';

/** The JSON logger of every function. Its level is set in the function's configuration. */
export const log = new Logger({ jsonReplacerFn: (_, value) => redact(value) });
