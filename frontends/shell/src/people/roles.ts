import type { GivenRole } from '@menuleaf/shared/contracts/people.ts';

/** Permissions of each role, as worded on the people page and in invitations. */
export const roleWords: Record<GivenRole, { title: string; may: string }> = {
  kitchen: {
    title: 'Kitchen',
    may: 'Marks dishes sold out and brings them back. Views everything else.',
  },
  editor: {
    title: 'Editor',
    may: 'Edits menus, dishes, photos and the look. Everything Kitchen does.',
  },
  manager: {
    title: 'Manager',
    may: 'Runs the restaurants too. Everything but billing, people and closing the account.',
  },
};
