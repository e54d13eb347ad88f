import { definePages } from './page.ts';

export const publicMenuPages = definePages({
  restaurants: { path: '/restaurants', access: 'anyone', title: 'Restaurants' },
  preview: { path: '/menu/:id', access: 'owner', title: 'Preview of a menu' },
  print: { path: '/print/:id', access: 'owner', title: 'Print' },
  post: { path: '/post/:id', access: 'owner', title: 'Post your menu' },
  // Diners get static HTML; the shell sees these two only when a link in it leads there.
  restaurant: { path: '/restaurant/:id', access: 'anyone', title: 'Restaurant', bare: true },
  menu: { path: '/restaurant/:id/menu', access: 'anyone', title: 'Menu', bare: true },
});
