import * as z from '@menuleaf/shared/contracts/schema.ts';

const reads = { access: 'owner', role: 'reader', scope: 'read' } as const;
const edits = { access: 'owner', role: 'editor', scope: 'all' } as const;
export const get = { ...reads, method: 'GET' } as const;
export const post = { ...edits, method: 'POST' } as const;
export const put = { ...edits, method: 'PUT' } as const;
export const patch = { ...edits, method: 'PATCH' } as const;
export const remove = { ...edits, method: 'DELETE' } as const;
export const noContent = { reply: z.undefined(), status: 204 } as const;
export const created = { status: 201 } as const;
