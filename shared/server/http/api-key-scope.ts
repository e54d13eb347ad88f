import type { Operation } from '../../contracts/operation.ts';
import type { CallingKey } from '../caller.ts';
import { HttpError } from '../http-error.ts';

/** Refuses 403 what an API key may not call: what names no scope, and a scope that the key does not have. */
export function mustHaveScope({ scope }: Operation, { scopes }: CallingKey): void {
  if (scope === undefined) {
    throw new HttpError(403, 'This takes a person who is signed in. No API key may do it.');
  }
  if (scopes.includes('all') || scopes.includes(scope)) return;
  throw new HttpError(403, `This API key does not have the scope “${scope}”.`);
}
