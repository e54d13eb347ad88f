import type { Context, PeopleContext } from './context.ts';
import { peopleStore } from './people/people-store.ts';

/** Calls about an account's people, loaded on first use. */
export { exportData } from './account/export-data.ts';
export { acceptInvitation } from './people/accept-invitation.ts';
export { changePerson } from './people/change-person.ts';
export { handOver } from './people/hand-over.ts';
export { invite } from './people/invite.ts';
export { listAccounts } from './people/list-accounts.ts';
export { listPeople } from './people/list-people.ts';
export { openAccount } from './people/open-account.ts';
export { readInvitation } from './people/read-invitation.ts';
export { leaveAccount, removePerson } from './people/remove-person.ts';
export { withdrawInvitation } from './people/withdraw-invitation.ts';

export const peopleContext = (context: Context): PeopleContext => ({
  ...context,
  store: { ...context.store, ...peopleStore(context.table) },
});
