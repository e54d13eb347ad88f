import { Logger } from '@aws-lambda-powertools/logger';
import { conceal } from './conceal.ts';

/** What every function says, as a line of JSON. Its level is that of the function's own configuration. */
export const log = new Logger({ jsonReplacerFn: (_, value) => conceal(value) });
