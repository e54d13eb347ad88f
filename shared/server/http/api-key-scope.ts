import type { Operation } from '../../contracts/operation.ts';
import type { CallingKey } from '../caller.ts';
import { HttpError } from '../http-error.ts';

/** Refuses 403 if an API key may not call this: the call has no scope, or the key lacks it. */
export function mustHaveScope({ scope }: Operation, { scopes }: CallingKey): void {
  if (scope === undefined) {
    throw new HttpError(403, 'This takes a person who is signed in. No API key may do it.');
  }
  if (scopes.includes('all') || scopes.includes(scope)) return;
  throw new HttpError(403, `This API key does not have the scope “${scope}”.`);
}
