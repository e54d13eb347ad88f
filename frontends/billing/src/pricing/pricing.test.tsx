import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { paidFrom } from '../paid-from.ts';
import { PricingPage } from './pricing-page.tsx';

const pricing = {
  plans: {
    free: { name: 'Free', price: 0, features: ['1 restaurant'] },
    pro: { name: 'Pro', price: 9.99, features: ['Up to 5 restaurants'] },
  },
};
const ends = '2026-12-21T12:00:00Z';
const free = signedInUser;
const pro = { ...free, plan_type: 'pro', subscription_ends_at: ends };
const cancelled = { ...pro, subscription_cancelled_at_period_end: true };

type Answers = Parameters<typeof mockServer>[0];

function open(user: object | null, more: Answers = {}) {
  if (user) keepToken('t');
  const server = mockServer({
    'GET /api/payments/pricing': { body: pricing },
    'GET /api/auth/me': { body: user },
    ...more,
  });
  return { ...server, ...renderPage(<PricingPage />, '/pricing') };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const button = (name: string) => screen.findByRole('button', { name });
const upgradeWords = 'Upgrade to Pro - $9.99/month';

beforeEach(() => {
  window.location.hash = '';
});

describe('what the page shows', () => {
  test('its header stands while the pricing is loaded, and a guest sees both plans as the server has them', async () => {
    open(null);
    expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    expect(screen.getByText('Start free and upgrade when you need more features')).toBeVisible();
    const freeCard = await card('Free');
    expect(freeCard.getByText('$0')).toBeVisible();
    expect(freeCard.getByText('1 restaurant')).toBeVisible();
    const proCard = await card('Pro');
    expect(proCard.getByText('$9.99')).toBeVisible();
    expect(proCard.getByText('Up to 5 restaurants')).toBeVisible();
    expect(proCard.getByText('Most Popular')).toBeVisible();
    expect(proCard.getByText(/^Renews at \$9\.99 every month until you cancel/)).toBeVisible();
    expect(screen.queryByText('Your current plan')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invoices and card' })).toBeNull();
  });

  test('a skeleton comes first, with nothing below it that the plans would push down', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    renderPage(<PricingPage />, '/pricing');
    expect(await screen.findByText('Loading pricing')).toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test('the price on the button is that of the pricing data', async () => {
    const dearer = { plans: { ...pricing.plans, pro: { ...pricing.plans.pro, price: 12.5 } } };
    open(free, { 'GET /api/payments/pricing': { body: dearer } });
    expect(await button('Upgrade to Pro - $12.5/month')).toBeEnabled();
  });

  test.each([
    [
      'the server’s own words',
      { status: 503, body: { detail: 'Come back later' } },
      'Come back later',
    ],
    ['its own where the server has none', { status: 500 }, 'Failed to load pricing information'],
    ['that nothing came', { body: {} }, 'Unable to load pricing information.'],
  ])('a failure shows %s, and Retry asks again', async (_, answer, words) => {
    const server = open(null, { 'GET /api/payments/pricing': answer });
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByText('Error Loading Pricing')).toBeVisible();
    expect(panel).toHaveTextContent(words);
    await userEvent.click(await button('Retry'));
    await waitFor(() =>
      expect(server.asked.filter(({ call }) => call.endsWith('/pricing'))).toHaveLength(2),
    );
  });
});

describe('an owner on Free', () => {
  test('sees it marked, with a disabled button, and the way to Pro', async () => {
    open(free);
    const freeCard = await card('Free');
    expect(await freeCard.findByText('Your current plan')).toBeVisible();
    expect(freeCard.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    const proCard = await card('Pro');
    expect(proCard.getByText('Most Popular')).toBeVisible();
    expect(proCard.getByRole('button', { name: upgradeWords })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Downgrade to Free' })).toBeNull();
  });

  test.each([
    ['who never paid sees no way to invoices', false, 0],
    ['who paid once reaches the invoices', true, 1],
  ])('%s', async (_, has_paid, count) => {
    open({ ...free, has_paid });
    await button(upgradeWords);
    expect(screen.queryAllByRole('button', { name: 'Invoices and card' })).toHaveLength(count);
  });

  test('upgrades: busy from the click until the provider’s page is there', async () => {
    const checkout_url = 'http://localhost/#checkout';
    const body = { checkout_url, session_id: 'cs_1', plan_type: 'pro' };
    const server = open(free, { 'POST /api/payments/create-checkout-session': { body } });
    const led = { url: `${window.location.origin}/menu/m1/edit`, sameDocument: true };
    const navigation = { entries: () => [led], currentEntry: { index: 1 } };
    Object.assign(window, { navigation });
    await userEvent.click(await button(upgradeWords));
    expect(await button('Processing...')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(window.location.hash).toBe('#checkout'));
    expect(paidFrom()).toBe('/menu/m1/edit');
    Reflect.deleteProperty(window, 'navigation');
    expect(server.asked.at(-1)?.body).toEqual({ plan_type: 'pro' });
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(back));
    expect(await button(upgradeWords)).toBeEnabled();
  });

  test.each([
    [
      { status: 503, body: { detail: 'The payment provider does not answer' } },
      'The payment provider does not answer',
    ],
    [{ status: 500 }, 'Payment failed'],
  ])('hears why it could not start', async (answer, words) => {
    open(free, { 'POST /api/payments/create-checkout-session': answer });
    await userEvent.click(await button(upgradeWords));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await button(upgradeWords)).toBeEnabled();
  });
});

test('a guest who upgrades makes an account first', async () => {
  const { router } = open(null);
  const upgrade = await button(upgradeWords);
  await waitFor(async () => {
    await userEvent.click(upgrade);
    expect(router.state.location).toMatchObject({
      pathname: '/register',
      search: '?next=/pricing',
    });
  });
});

describe('an owner on Pro', () => {
  const openDialog = async (more: Answers = {}) => {
    const server = open(pro, more);
    await userEvent.click(await button('Downgrade to Free'));
    return { ...server, dialog: within(await screen.findByRole('dialog')) };
  };

  test('sees Pro marked, no way to pay twice and no notice', async () => {
    open(pro);
    const proCard = await card('Pro');
    expect(await proCard.findByText('Your current plan')).toBeVisible();
    expect(proCard.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect(screen.queryByText('Most Popular')).toBeNull();
    expect(screen.queryByRole('button', { name: upgradeWords })).toBeNull();
    expect(screen.queryByText(/has been cancelled|did not go through/)).toBeNull();
  });

  test('is told what the account itself loses', async () => {
    const cem = {
      ...{ id: 'u2', full_name: 'Cem Ay', email: 'cem@example.com', joined_at: null },
      ...{ role: 'editor', acts_as: 'editor', restaurants: null, stays_on_free: false },
    };
    const team = { invitations: [], limit: 10, plan_type: 'pro', restaurants: [] };
    const { dialog, asked } = await openDialog({
      'GET /api/overview': { body: { restaurants: [], menus: [], categories: [] } },
      'GET /api/menus/all-items': { body: { items: [] } },
      'GET /api/auth/people': { body: { ...team, people: [cem] } },
    });
    const own = within(await dialog.findByRole('list', { name: 'In your account' }));
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cem Ay can only read.',
    ]);
    expect(asked.filter(({ call }) => call === 'GET /api/overview')).toHaveLength(1);
  });

  test('is asked before a downgrade, and told what is lost, also if the account cannot be read', async () => {
    const { dialog, asked } = await openDialog();
    expect(await dialog.findByText(/could not be loaded just now/)).toBeVisible();
    expect(dialog.getByText('Downgrade to Free Plan')).toBeVisible();
    expect(dialog.getByText('Are you sure you want to downgrade to the Free plan?')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Up to 5 restaurants (down to 1)',
      'Up to 5 menus (down to 1)',
      'Up to 50 categories (down to 10)',
      'Unlimited menu items (down to 100)',
      'Items with images',
      'Your logo, cover and Pro themes',
      'Up to 5 further languages of a menu (down to 1)',
      'Several menus by time of day',
      'Up to 10 people (down to you and one in the kitchen; the others can read)',
      'Priority support',
    ]);
    expect(dialog.getByText(/cancelled at the end of the current billing period/)).toBeVisible();
    expect(dialog.getByText(/upgrade again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.some(({ call }) => call.endsWith('/downgrade'))).toBe(false);
  });

  test('can close the question by its ×, and by Escape', async () => {
    const { dialog } = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await button('Downgrade to Free'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('who downgrades sees it under way, then until when Pro goes on, and then the new state', async () => {
    const server = await openDialog();
    const answer = Promise.withResolvers<Response>();
    const usual = globalThis.fetch;
    globalThis.fetch = (address, request) =>
      request?.method === 'POST' ? answer.promise : usual(address, request);
    await userEvent.click(server.dialog.getByRole('button', { name: 'Yes, Downgrade' }));
    expect(await button('Downgrading...')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer.resolve(Response.json({ ends_at: ends }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Subscription Cancelled')).toBeVisible();
    expect(dialog.getByText(/December 21, 2026/)).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Up to 5 restaurants',
      '5 menus',
      '50 categories',
      'Unlimited menu items',
      'Images',
      '5 further languages of a menu',
      'Several menus by time of day',
      'Priority support',
    ]);
    mockServer({
      'GET /api/auth/me': { body: cancelled },
      'GET /api/payments/pricing': { body: pricing },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Got it!' }));
    expect(await screen.findByText('Your Pro subscription has been cancelled')).toBeVisible();
  });

  test('without a date the end is that of the billing period', async () => {
    const { dialog } = await openDialog({
      'POST /api/payments/downgrade': { body: { ends_at: null } },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Downgrade' }));
    expect(await screen.findByText(/until the end of your billing period/)).toBeVisible();
  });

  test.each([
    [
      { status: 409, body: { detail: 'You are already on the Free plan.' } },
      'You are already on the Free plan.',
    ],
    [{ status: 500 }, 'Failed to downgrade. Please try again.'],
  ])('hears why a downgrade failed', async (answer, words) => {
    const { dialog } = await openDialog({ 'POST /api/payments/downgrade': answer });
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Downgrade' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await button('Downgrade to Free')).toBeEnabled();
  });

  test('reaches invoices and the card', async () => {
    const url = 'http://localhost/#portal';
    open(pro, { 'POST /api/payments/portal': { body: { url } } });
    await userEvent.click(await button('Invoices and card'));
    await waitFor(() => expect(window.location.hash).toBe('#portal'));
  });
});

describe('the notices', () => {
  test('a cancelled plan says until when, and can be taken up again', async () => {
    open(cancelled);
    expect(await screen.findByText('Your Pro subscription has been cancelled')).toBeVisible();
    expect(screen.getByText(/Pro access continues until December 21, 2026/)).toBeVisible();
    expect(screen.getByText(/your account switches to Free/)).toBeVisible();
    expect(await button(upgradeWords)).toBeEnabled();
    expect(screen.getByText(/^Nothing to pay now\. Renews at/)).toBeVisible();
    expect(await button('Downgrade to Free')).toBeDisabled();
  });

  test('taking a cancellation back is said where it was done, and is called no payment', async () => {
    const body = { checkout_url: 'http://localhost/pricing', session_id: 'cs', plan_type: 'pro' };
    const taken = { 'POST /api/payments/create-checkout-session': { body } };
    const said: string[] = [];
    const hear = ({ detail }: WindowEventMap['menuleaf:toast']) => said.push(detail.title);
    window.addEventListener('menuleaf:toast', hear);
    open(cancelled);
    const upgrade = await button(upgradeWords);
    mockServer({ ...taken, 'GET /api/auth/me': { body: pro } });
    await userEvent.click(upgrade);
    expect(await button('Downgrade to Free')).toBeEnabled();
    expect(screen.queryByText('Your Pro subscription has been cancelled')).toBeNull();
    await waitFor(() =>
      expect(said).toEqual(['Your cancellation was taken back. Nothing was charged.']),
    );
    window.removeEventListener('menuleaf:toast', hear);
  });

  test('a cancelled plan without a date ends with the billing period', async () => {
    open({ ...cancelled, subscription_ends_at: null });
    expect(await screen.findByText(/until the end of your billing period/)).toBeVisible();
  });

  test('a payment that failed is said, with the way to the card', async () => {
    open({ ...pro, subscription_past_due: true });
    expect(await screen.findByText('Your last payment did not go through')).toBeVisible();
    expect(screen.getByText(/continues until December 21, 2026/)).toBeVisible();
    expect(await button('Update your card')).toBeEnabled();
  });
});
