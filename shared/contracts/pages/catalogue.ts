import { definePages } from './page.ts';

export const cataloguePages = definePages({
  dashboard: {
    path: '/dashboard',
    access: 'owner',
    title: 'Dashboard',
    header: 2,
    bottomBar: [
      { label: 'Restaurants', to: '/dashboard?tab=restaurants', icon: 'restaurants' },
      { label: 'Menus', to: '/dashboard?tab=menus', icon: 'menus' },
      { label: 'Categories', to: '/dashboard?tab=categories', icon: 'categories' },
      { label: 'Items', to: '/dashboard?tab=menu-items', icon: 'items' },
    ],
  },
  addRestaurant: {
    path: '/restaurant/add',
    access: 'owner',
    title: 'Add a restaurant',
  },
  editRestaurant: {
    path: '/restaurant/:id/edit',
    access: 'owner',
    title: 'Edit a restaurant',
  },
  addMenu: {
    path: '/restaurant/:restaurantId/menu/add',
    access: 'owner',
    title: 'Add a menu',
  },
  editMenu: { path: '/menu/:id/edit', access: 'owner', title: 'Edit a menu' },
  menuEditor: { path: '/menu/:id/editor', access: 'owner', title: 'Edit dishes' },
  languages: {
    path: '/menu/:id/languages',
    access: 'owner',
    title: 'Languages of a menu',
  },
  allergens: { path: '/menu/:id/allergens', access: 'owner', title: 'Allergens' },
  manageCategories: {
    path: '/menu/:id/manage-categories',
    access: 'owner',
    title: 'Categories of a menu',
  },
  bringMenu: {
    path: '/menu/:id/import',
    access: 'owner',
    title: 'Bring your menu',
  },
  editCategory: {
    path: '/category/:id/edit',
    access: 'owner',
    title: 'Edit a category',
  },
  manageItems: {
    path: '/category/:id/manage-items',
    access: 'owner',
    title: 'Items of a category',
  },
  addItem: { path: '/menu-item/add', access: 'owner', title: 'Add an item' },
  history: { path: '/dashboard/history', access: 'owner', title: 'History' },
  developers: { path: '/dashboard/developers', access: 'owner', title: 'Developers' },
  deliveries: {
    path: '/dashboard/developers/deliveries',
    access: 'owner',
    title: 'Deliveries to webhooks',
  },
  kitchen: { path: '/kitchen', access: 'owner', title: 'Kitchen' },
  /** Former path of the kitchen page. */
  service: { path: '/service', access: 'owner', title: 'Kitchen' },
  editItem: { path: '/menu-item/:id/edit', access: 'owner', title: 'Edit an item' },
});
