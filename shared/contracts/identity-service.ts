import { apiKeyOperations } from './api-keys.ts';
import { identityContract } from './identity.ts';
import { contract } from './operation.ts';
import { peopleContract } from './people.ts';
import { signInsContract } from './sign-ins.ts';

/** All calls of the identity service; a page only loads the parts it needs. */
export const identityServiceContract = contract({
  ...identityContract,
  ...peopleContract,
  ...apiKeyOperations,
  ...signInsContract,
});
