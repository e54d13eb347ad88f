import { callsFor } from '../methods.ts';

export const { get } = callsFor({ access: 'owner', role: 'reader', scope: 'read' });
export const { post, put, patch, remove } = callsFor({
  access: 'owner',
  role: 'editor',
  scope: 'all',
});
export const created = { status: 201 } as const;
