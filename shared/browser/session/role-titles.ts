import type { Role } from '../../contracts/operation.ts';

export const roleTitles: Record<Role, string> = {
  reader: 'Reader',
  kitchen: 'Kitchen',
  editor: 'Editor',
  manager: 'Manager',
  owner: 'Owner',
};
