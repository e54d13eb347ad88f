import { definePages } from './page.ts';

export const supportPages = definePages({
  help: { path: '/help', access: 'anyone', title: 'Help', header: 4 },
  contact: { path: '/contact', access: 'anyone', title: 'Contact', header: 5 },
});
