import type { SmallAccount } from '../owner.ts';
import { button, checkbox, field, heading, link, tab, text, type Line } from './lines.ts';

type Pages = Readonly<Record<string, readonly Line[]>>;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const restaurantForm = [
  ...['Restaurant Name', 'Description', 'Phone', 'Email', 'Website'].map(field),
  ...['Address', 'City', 'State', 'ZIP Code', 'Country'].map(field),
  heading('Opening Hours'),
  ...days.map(field),
  heading('Social Media'),
  ...['Facebook', 'Instagram', 'X (Twitter)', 'TikTok', 'YouTube'].map((name) =>
    field(name.replaceAll(/[()]/g, String.raw`\$&`)),
  ),
  heading('Location'),
];

const itemForm = [
  ...['Name', 'Description', 'Price', 'Calories', 'Sort Order'].map(field),
  field('Allergens as guests read them'),
  ...['Vegetarian', 'Vegan', 'Gluten Free'].map(checkbox),
];

/** Specified content of owner pages on each plan. */
export const ownerPages = (account: SmallAccount): Pages => {
  const { restaurantId, menuId, categoryId, itemIds } = account;
  const [item] = itemIds;
  return {
    '/dashboard': [
      link('Dashboard', '/dashboard'),
      button('Logout'),
      heading('Welcome, Olive Owner'),
      ...['Restaurants 1', 'Menus 1', 'Categories 1', 'Menu Items 2'].map(tab),
      link('Add Restaurant', '/restaurant/add'),
      link('The Fig Tree', `/restaurant/${restaurantId}`),
      text('Figs, bread and a long table.'),
      text('+1 503 555 0142'),
      text('hello@figtree.example'),
      text(/7 Orchard Lane/),
      button('QR Code of The Fig Tree'),
      link('Edit The Fig Tree', `/restaurant/${restaurantId}/edit`),
      button('Delete The Fig Tree'),
      button('Manage Menu of The Fig Tree'),
    ],
    '/dashboard?tab=menus': [
      text('Welcome, Olive Owner'),
      heading('All day'),
      text('Active - The Fig Tree'),
      link('Add Menu', `/restaurant/${restaurantId}/menu/add`),
      link('Edit All day', `/menu/${menuId}/edit`),
      button('Delete All day'),
      link('Manage Categories of All day', `/menu/${menuId}/manage-categories`),
      link('Preview Menu All day, opens in a new tab', `/menu/${menuId}`, true),
    ],
    '/dashboard?tab=categories': [
      button('Add Category'),
      heading('Plates'),
      text(/Items: 2/),
      text(/Created \w+ \d+, \d{4}/),
      link('Edit Plates', `/category/${categoryId}/edit`),
      button('Delete Plates'),
      link('Manage Items of Plates', `/category/${categoryId}/manage-items?from=dashboard`),
    ],
    '/dashboard?tab=categories&new=category': [
      field('Category Name'),
      field('Description'),
      button('Create Category'),
    ],
    '/dashboard?tab=menu-items': [
      field('Search menu items'),
      heading('Bread'),
      text('$10.00'),
      text('Available: Yes'),
      heading('Plates'),
      link('Add Menu Item', '/menu-item/add'),
      link('Bread', `/menu-item/${item}/edit`),
      button('More for Bread'),
    ],
    [`/restaurant/${restaurantId}/edit`]: [
      ...restaurantForm,
      link('Back to Dashboard', '/dashboard'),
      link('Cancel', '/dashboard'),
      button('Save Changes'),
    ],
    [`/menu/${menuId}`]: [heading('The Fig Tree'), heading('Plates'), text('$10.00')],
    [`/menu/${menuId}/edit`]: [
      field('Menu Name'),
      field('Description'),
      heading('Categories'),
      text('Plates'),
      button('Save'),
      link('Back to Dashboard', '/dashboard?tab=menus'),
    ],
    [`/menu/${menuId}/manage-categories`]: [
      heading('Available Categories (0)'),
      field('Search available categories'),
      heading('Categories in Menu (1)'),
      field('Search categories in menu'),
      text('Items: 2 · Sort order: 0'),
      button('Remove Plates'),
      button('Save Changes'),
    ],
    [`/category/${categoryId}/edit`]: [
      ...['Category Name', 'Description', 'Sort Order'].map(field),
      text('Lower comes first, ties alphabetical.'),
      text(categoryId),
      text('Created'),
      text('Last updated'),
      text('Never'),
      button('Delete Category Plates'),
      button('Save Changes'),
    ],
    [`/category/${categoryId}/manage-items?from=dashboard`]: [
      heading('Available Items (0)'),
      field('Search available items'),
      heading('Items in Category (2)'),
      field('Search items in category'),
      button('Remove Bread'),
      button('Save Changes'),
    ],
    '/menu-item/add': [...itemForm, button('Back'), button('Create Menu Item')],
    [`/menu-item/${item}/edit`]: [...itemForm, button('Update Menu Item')],
    '/pricing': [text('Your current plan'), button('Current Plan')],
    '/register': [heading('Already Logged In'), link('Go to Dashboard', '/dashboard')],
  };
};

export const onFree = ({ itemIds }: SmallAccount): Pages => ({
  '/dashboard': [text('FREE')],
  '/restaurant/add': [
    text(/Free plan allows only 1 restaurant/),
    link('View plans and upgrade', '/pricing'),
    link('Back to Dashboard', '/dashboard?tab=restaurants'),
  ],
  [`/menu-item/${itemIds[0]}/edit`]: [
    text('Images are part of Pro.'),
    link('Upgrade to Pro', '/pricing'),
  ],
});

export const onPro = ({ restaurantId, itemIds }: SmallAccount): Pages => ({
  '/dashboard?tab=menus': [text('PRO')],
  '/restaurant/add': [
    ...restaurantForm,
    button('Create Restaurant'),
    ...['Create Restaurant', 'Add Menus', 'Customize', 'Go Live'].map((step) => text(step)),
    link('Back to Dashboard', '/dashboard?tab=restaurants'),
  ],
  [`/restaurant/${restaurantId}/menu/add`]: [
    field('Menu Name'),
    field('Description'),
    link('Cancel', '/dashboard?tab=menus'),
    button('Create Menu'),
    link('Back to Dashboard', '/dashboard?tab=menus'),
  ],
  '/menu-item/add': [field('Image'), text(/Recommended size about 400 x 800 px/)],
  [`/menu-item/${itemIds[0]}/edit`]: [field('Image')],
  '/pricing': [button('Downgrade to Free')],
});
