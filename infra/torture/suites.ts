import { authorisation } from './authorisation.ts';
import { crashes } from './crashes.ts';
import { faulty } from './faults.ts';
import { files } from './files.ts';
import { historySuite } from './history.ts';
import { input } from './hostile/input.ts';
import { lostUpdates } from './lost-updates.ts';
import { typedNames } from './hostile/names.ts';
import { outgoing } from './outgoing.ts';
import { peopleSuite } from './people.ts';
import { publishing } from './publishing.ts';
import { races } from './races.ts';
import { strangers } from './strangers.ts';
import type { Suite } from './suite.ts';
import { webhooks } from './webhooks.ts';

/** All suites by name. */
export const suites: Record<string, Suite> = {
  authorisation,
  input,
  races,
  'lost-updates': lostUpdates,
  people: peopleSuite,
  history: historySuite,
  publishing,
  webhooks,
  faults: faulty,
  crashes,
  outgoing,
  strangers,
  files,
  names: typedNames,
};
