import type { GivenRole } from '@menuleaf/shared/contracts/people.ts';

/** What each role may do, in the words of the people page and of an invitation. */
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
