import { definePages } from './page.ts';

export const cataloguePages = definePages({
  dashboard: {
    path: '/dashboard',
    access: 'owner',
    header: { place: 2, label: 'Dashboard' },
    bottomBar: [
      { label: 'Restaurants', to: '/dashboard?tab=restaurants', icon: 'restaurants' },
      { label: 'Menus', to: '/dashboard?tab=menus', icon: 'menus' },
      { label: 'Categories', to: '/dashboard?tab=categories', icon: 'categories' },
      { label: 'Items', to: '/dashboard?tab=menu-items', icon: 'items' },
    ],
  },
  addRestaurant: { path: '/restaurant/add', access: 'owner' },
  editRestaurant: { path: '/restaurant/:id/edit', access: 'owner' },
  addMenu: { path: '/restaurant/:restaurantId/menu/add', access: 'owner' },
  editMenu: { path: '/menu/:id/edit', access: 'owner' },
  menuEditor: { path: '/menu/:id/editor', access: 'owner' },
  languages: { path: '/menu/:id/languages', access: 'owner' },
  allergens: { path: '/menu/:id/allergens', access: 'owner' },
  manageCategories: { path: '/menu/:id/manage-categories', access: 'owner' },
  bringMenu: { path: '/menu/:id/import', access: 'owner' },
  editCategory: { path: '/category/:id/edit', access: 'owner' },
  manageItems: { path: '/category/:id/manage-items', access: 'owner' },
  addItem: { path: '/menu-item/add', access: 'owner' },
  history: { path: '/dashboard/history', access: 'owner' },
  developers: { path: '/dashboard/developers', access: 'owner' },
  deliveries: { path: '/dashboard/developers/deliveries', access: 'owner' },
  kitchen: { path: '/kitchen', access: 'owner' },
  /** Former path of the kitchen page. */
  service: { path: '/service', access: 'owner' },
  editItem: { path: '/menu-item/:id/edit', access: 'owner' },
});
