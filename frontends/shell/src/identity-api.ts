import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

export const identity = client(identityContract);
