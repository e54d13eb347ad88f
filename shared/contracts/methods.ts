import type { Role, Scope } from './operation.ts';

export { noContent } from './catalogue/methods.ts';

type Access = { access: 'anyone' } | { access: 'owner'; role: Role; scope?: Scope };

/** What calls begin with: their method, and who may make them. */
export function callsFor<const Who extends Access>(who: Who) {
  return {
    get: { ...who, method: 'GET' as const },
    post: { ...who, method: 'POST' as const },
    put: { ...who, method: 'PUT' as const },
    patch: { ...who, method: 'PATCH' as const },
    remove: { ...who, method: 'DELETE' as const },
  };
}

export const anyone = callsFor({ access: 'anyone' });
export const members = callsFor({ access: 'owner', role: 'reader' });
export const editors = callsFor({ access: 'owner', role: 'editor' });
export const managers = callsFor({ access: 'owner', role: 'manager' });
export const owners = callsFor({ access: 'owner', role: 'owner' });
