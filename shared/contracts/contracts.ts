import { billingContract } from './billing.ts';
import { catalogueContract } from './catalogue.ts';
import { identityServiceContract } from './identity-service.ts';
import type { Contract } from './operation.ts';
import { publicMenuContract } from './public-menu.ts';
import type { Slice } from './slices.ts';
import { supportContract } from './support.ts';

export const contracts: Record<Slice, Contract> = {
  identity: identityServiceContract,
  catalogue: catalogueContract,
  'public-menu': publicMenuContract,
  billing: billingContract,
  support: supportContract,
};
