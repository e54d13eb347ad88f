import { definePages } from './page.ts';

export const supportPages = definePages({
  help: { path: '/help', access: 'anyone', title: 'Help', header: 4 },
  developers: { path: '/developers', access: 'anyone', title: 'Developers' },
  contact: { path: '/contact', access: 'anyone', title: 'Contact', header: 5 },
});
