/**
 * The pages that strangers see first. Each has HTML of its own, with its first view in it, which the edge sends in place
 * of the shell's index.html: an owner's pages would carry it for nothing.
 */
export const frontPages = [
  { front: 'home', path: '/', file: 'home.html' },
  { front: 'welcome', path: '/welcome', file: 'welcome.html' },
] as const;
