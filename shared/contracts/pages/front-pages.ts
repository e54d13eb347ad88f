/**
 * Landing pages for new visitors. Each has its own HTML including its first view, which the edge serves instead of the
 * shell's index.html: owners' pages don't need it.
 */
export const frontPages = [
  { front: 'home', path: '/', file: 'home.html' },
  { front: 'welcome', path: '/welcome', file: 'welcome.html' },
] as const;
