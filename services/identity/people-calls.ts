import { exportData } from './account/export-data.ts';
import { acceptInvitation } from './people/accept-invitation.ts';
import { changePerson } from './people/change-person.ts';
import { handOver } from './people/hand-over.ts';
import { invite } from './people/invite.ts';
import { listAccounts } from './people/list-accounts.ts';
import { listPeople } from './people/list-people.ts';
import { openAccount } from './people/open-account.ts';
import { readInvitation } from './people/read-invitation.ts';
import { leaveAccount, removePerson } from './people/remove-person.ts';
import { withdrawInvitation } from './people/withdraw-invitation.ts';

import type { Context, PeopleContext } from './context.ts';
import { peopleStore } from './people/people-store.ts';

export const peopleContext = (context: Context): PeopleContext => ({
  ...context,
  store: { ...context.store, ...peopleStore(context.table) },
});

/** Calls about an account's people, loaded on first use. */
export const peopleCalls = {
  acceptInvitation,
  changePerson,
  exportData,
  handOver,
  invite,
  leaveAccount,
  listAccounts,
  listPeople,
  openAccount,
  readInvitation,
  removePerson,
  withdrawInvitation,
};
