import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { client } from '@menuleaf/shared/http/client.ts';

export const identity = client(identityContract);
