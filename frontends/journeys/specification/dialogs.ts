import type { Page } from '@playwright/test';
import type { SmallAccount } from '../owner.ts';
import { button, heading, link, part, text, type Line } from './lines.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const fill = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);

export type Step = {
  at: string;
  /** Mocked responses, instead of the product's. */
  answering?: Readonly<Record<string, { status: number; detail?: string }>>;
  act?: (page: Page) => Promise<void>;
  then: readonly Line[];
};

const onTab = (tab: string) => `/dashboard?tab=${tab}`;
const more = async (page: Page) => press(page, 'More for Bread');
const radio = (name: string) => part(`label:has(input[type=radio]):has-text("${name}")`);

/** Dialogs on an owner's pages, and their texts. None of them changes the account. */
export const dialogs = (itemId: string): readonly Step[] => [
  {
    at: onTab('restaurants'),
    act: (page) => press(page, 'QR Code of The Fig Tree'),
    then: [
      part('img[width="240"][height="240"][alt^="QR code"]'),
      text('Scan this QR code to view the menu on your mobile device'),
      button('Print it'),
    ],
  },
  {
    at: onTab('restaurants'),
    act: (page) => press(page, 'Manage Menu of The Fig Tree'),
    then: [radio('No Menu (Deactivate)'), radio('All day')],
  },
  {
    at: onTab('restaurants'),
    act: (page) => press(page, 'Delete The Fig Tree'),
    then: [part('[role=dialog]'), button('Cancel')],
  },
  {
    at: onTab('menu-items'),
    act: more,
    then: [
      link('Edit Bread', `/menu-item/${itemId}/edit`),
      button('View Details of Bread'),
      button('Delete Bread'),
    ],
  },
  {
    at: onTab('menu-items'),
    act: async (page) => {
      await more(page);
      await press(page, 'View Details of Bread');
    },
    then: [part('[role=dialog]'), text('Plates'), text('$10.00')],
  },
  {
    at: onTab('menu-items'),
    act: fill('Search menu items', 'zzz'),
    then: [text('No menu items found'), text(/^Tip: /)],
  },
];

const failing = { status: 500 } as const;

/** Error and success messages for guests. */
export const guestMessages: readonly Step[] = [
  {
    at: '/',
    answering: { '/api/restaurants/public?*': failing },
    then: [text('Failed to load restaurants')],
  },
  {
    at: '/login',
    answering: { '/api/auth/login': failing },
    act: signIn,
    then: [text('Login failed')],
  },
  { at: '/login', act: signIn, then: [text('Incorrect email or password')] },
  {
    at: '/register',
    answering: { '/api/auth/register': failing },
    act: register('secret1', 'secret1'),
    then: [text('Registration failed')],
  },
  {
    at: '/register',
    act: register('short', 'other'),
    then: [text('Password must be at least 6 characters long'), text('Passwords do not match')],
  },
  {
    at: '/pricing',
    answering: { '/api/payments/pricing': failing },
    then: [
      heading('Error Loading Pricing'),
      text(/Unable to load pricing information\.|Failed to load pricing information/),
    ],
  },
  {
    at: '/contact',
    answering: { '/api/contact': failing },
    act: write,
    then: [
      text('Error sending message'),
      text('There was an error sending your message. Please try again or email us directly.'),
    ],
  },
  {
    at: '/contact',
    act: write,
    then: [
      text('Message sent successfully!'),
      text("Thank you for contacting us. We'll get back to you within 24 hours."),
    ],
  },
];

/** Messages for owners on Free; those of their forms are in the dashboard’s own tests. */
export const ownerMessages: readonly Step[] = [
  {
    at: '/pricing',
    answering: { '/api/payments/create-checkout-session': failing },
    act: (page) => press(page, 'Upgrade to Pro - $9.99/month'),
    then: [text('Payment failed')],
  },
  {
    at: '/payment-success?session_id=none',
    answering: { '/api/payments/confirm-payment': failing },
    then: [heading('Payment Error'), text('Failed to confirm payment')],
  },
  {
    at: '/menu/none',
    then: [heading('Menu Not Found'), text('Menu not found or access denied')],
  },
  {
    at: '/category/none/manage-items',
    then: [heading('Category Not Found')],
  },
  {
    at: '/account',
    act: (page) => press(page, 'Delete my account'),
    then: [text(/This action cannot be undone\./)],
  },
];

const chooseFile = (name: string, mimeType: string, bytes: number) => (page: Page) =>
  page.getByLabel(/^Image/).setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) });

/** Form messages for a Pro owner. */
export const proMessages = ({ restaurantId, itemIds }: SmallAccount): readonly Step[] => [
  {
    at: `/restaurant/${restaurantId}/menu/add`,
    act: (page) => press(page, 'Create Menu'),
    then: [text('Please fill in the menu name.')],
  },
  {
    at: '/menu-item/add',
    act: chooseFile('soup.gif', 'image/gif', 10),
    then: [
      text('Please select a valid image file (JPG, PNG, or WebP). GIF files are not supported.'),
    ],
  },
  {
    at: '/menu-item/add',
    act: chooseFile('soup.png', 'image/png', 5_242_881),
    then: [text('File size must be less than 5MB.')],
  },
  {
    at: `/menu-item/${itemIds[0]}/edit`,
    act: chooseFile('soup.gif', 'image/gif', 10),
    then: [text('Please select a valid image file (JPG, PNG, or WebP)')],
  },
  {
    at: `/menu-item/${itemIds[0]}/edit`,
    act: chooseFile('soup.png', 'image/png', 5_242_881),
    then: [text('Image size should be less than 5MB')],
  },
];

/** Prompts and messages for Pro. The last step ends the subscription. */
export const downgrade: readonly Step[] = [
  {
    at: '/pricing',
    answering: { '/api/payments/downgrade': failing },
    act: askAndConfirm,
    then: [text('Failed to downgrade. Please try again.')],
  },
  {
    at: '/pricing',
    act: (page) => press(page, 'Downgrade to Free'),
    then: [
      heading('Downgrade to Free Plan'),
      text('Are you sure you want to downgrade to the Free plan?'),
      ...[
        'Up to 5 restaurants (down to 1)',
        'Up to 5 menus (down to 1)',
        'Up to 50 categories (down to 10)',
        'Items with images',
        'Priority support',
      ].map((lost) => text(lost)),
      text(/cancelled at the end of the current billing period/),
      text(/upgrade again/),
      button('Cancel'),
      button('Close'),
      button('Yes, Downgrade'),
    ],
  },
  {
    at: '/pricing',
    act: askAndConfirm,
    then: [
      heading('Subscription Cancelled'),
      text(/Your Pro access remains until \w+ \d+, \d{4}/),
      ...['5 menus', '50 categories', 'Unlimited menu items', 'Images', 'Priority support'].map(
        (kept) => text(kept),
      ),
      button('Got it!'),
    ],
  },
  {
    at: '/pricing',
    then: [text('Your Pro subscription has been cancelled')],
  },
];

/** The cookie banner, one second into a first visit. */
export const cookieBar = [
  button('Accept All'),
  button('Decline'),
  link('privacy policy', '/privacy'),
  text(/where you can change your mind/),
] as const;

async function signIn(page: Page) {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await press(page, 'Sign In');
}

function register(password: string, again: string) {
  return async (page: Page) => {
    await fill('Full name', 'Olive Owner')(page);
    await page.getByLabel('Email').fill('journey@example.com');
    await fill('Password', password)(page);
    await fill('Confirm password', again)(page);
    await press(page, 'Sign Up');
  };
}

async function write(page: Page) {
  await fill('Name', 'Ada')(page);
  await page.getByLabel('Email').fill('ada@example.com');
  await fill('Subject', 'Hello')(page);
  await fill('Message', 'Is there a menu?')(page);
  await press(page, 'Send Message');
}

async function askAndConfirm(page: Page) {
  await press(page, 'Downgrade to Free');
  await page.getByRole('button', { name: 'Yes, Downgrade' }).click();
}
