import type { Context, PeopleContext } from './context.ts';
import { peopleStore } from './people/people-store.ts';

/** Calls about an account's people, loaded on first use. */
export { exportData } from './account/export-data.ts';
export { acceptInvitation, readInvitation } from './people/accept-invitation.ts';
export { handOver } from './people/hand-over.ts';
export { invite, withdrawInvitation } from './people/invite.ts';
export { listPeople, listAccounts, openAccount } from './people/accounts-and-people.ts';
export { leaveAccount, removePerson, changePerson } from './people/change-person.ts';

export const peopleContext = (context: Context): PeopleContext => ({
  ...context,
  store: { ...context.store, ...peopleStore(context.table) },
});
