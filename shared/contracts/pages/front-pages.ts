/**
 * Pages that strangers see first, or share: each has its own HTML, which the edge serves instead of the shell's
 * index.html, with a head that says what it is about. `title` is that of its tab. Owners' pages don't need it.
 */
export const ownPages = [
  {
    path: '/',
    file: 'home.html',
    title: 'Menuleaf – menus for your restaurant, by QR code',
    description:
      'Publish your restaurant’s menu online, share it with a QR code, and change it in seconds.',
    front: 'home',
  },
  {
    path: '/welcome',
    file: 'welcome.html',
    title: 'The menu that keeps up with your kitchen · Menuleaf',
    description:
      'Owners change a dish while the pan is still hot. Guests scan one code and read what is really there.',
    front: 'welcome',
  },
  {
    path: '/pricing',
    file: 'pricing.html',
    title: 'Choose Your Plan · Menuleaf',
    description: 'Start free and upgrade when you need more features.',
  },
  {
    path: '/help',
    file: 'help.html',
    title: 'Help Center · Menuleaf',
    description: 'Answers for restaurant owners about menus, QR codes, plans and guests.',
  },
  {
    path: '/contact',
    file: 'contact.html',
    title: 'Contact · Menuleaf',
    description: 'Write to Menuleaf. A person reads it and answers within 24 hours.',
  },
] as const;

/** Those with their first view in their HTML. */
export const frontPages = ownPages.filter((page) => 'front' in page);
