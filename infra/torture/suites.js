import { authorisation } from './authorisation.ts';
import { input } from './input.ts';
import { publishing } from './publishing.ts';
import { races } from './races.ts';
import { webhooks } from './webhooks.ts';
/** Every suite by its name. */
export const suites = { authorisation, input, races, publishing, webhooks };
