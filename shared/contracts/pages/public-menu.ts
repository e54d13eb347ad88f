import { definePages } from './page.ts';

export const publicMenuPages = definePages({
  restaurants: { path: '/restaurants', access: 'anyone' },
  preview: { path: '/menu/:id', access: 'owner' },
  print: { path: '/print/:id', access: 'owner' },
  post: { path: '/post/:id', access: 'owner' },
  // Diners get static HTML; the shell sees these two only when a link in it leads there.
  restaurant: { path: '/restaurant/:id', access: 'anyone', bare: true },
  menu: { path: '/restaurant/:id/menu', access: 'anyone', bare: true },
});
