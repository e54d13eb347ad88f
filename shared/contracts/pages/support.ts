import { definePages } from './page.ts';

export const supportPages = definePages({
  help: { path: '/help', access: 'anyone', header: { place: 4, label: 'Help' } },
  developers: { path: '/developers', access: 'anyone' },
  contact: { path: '/contact', access: 'anyone', header: { place: 5, label: 'Contact' } },
});
