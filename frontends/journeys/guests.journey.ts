import { form, type TestOwner, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { phone } from './browser.ts';
import { expect, test } from './journey.ts';
import { newSmallAccount, payForPro, plainPhoto } from './owner.ts';

/** User agent of a phone's own browser. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

type Counted = { days: { views: number; scans: number }[]; dishes: { opened: number }[] };

/** The owner's figures, once this many views are counted. */
const countedOf = async (owner: TestOwner, id: string, views: number) => {
  const ask = async (): Promise<Counted> =>
    (await owner.send('GET', `/api/restaurants/${id}/guests?days=1`)).json;
  const isAll = ({ days, dishes }: Counted) => (days[0]?.views ?? 0) >= views && dishes.length > 0;
  const found = await waitUntil(ask, isAll, 30_000);
  return { ...found.days[0], opened: found.dishes[0]?.opened };
};

test('a guest is counted by the pages that a browser opens, with the dish, and not where the browser asks not to be', async ({
  visitor,
  signedIn,
}) => {
  const { owner, restaurantId, itemIds } = await newSmallAccount(['Trout']);
  await payForPro(owner);
  await owner.send(
    'PUT',
    `/api/menus/items/${itemIds[0]}`,
    form({ image: await plainPhoto(1600, 1200) }),
  );
  const home = `/restaurant/${restaurantId}`;

  await getUntil(`${home}/menu`, ({ text }) => text.includes('<img'), 30_000);

  const quiet = await visitor({ viewport: phone, userAgent });
  await quiet.context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await quiet.page.goto(`${home}/menu`);
  await quiet.page.getByRole('link', { name: 'Trout' }).waitFor();
  await quiet.context.close();

  const landed = await visitor({ viewport: phone, userAgent });
  await landed.page.goto(home);
  const [page] = await Promise.all([
    landed.page.waitForEvent('popup'),
    landed.page.getByRole('link', { name: 'View Menu' }).click(),
  ]);
  await page.waitForURL(`**${home}/menu`);
  const loaded = page.waitForResponse((response) => /\/(?:732|1200)\./.test(response.url()));
  await page.getByRole('link', { name: 'Trout' }).click();
  await loaded;
  expect(await countedOf(owner, restaurantId, 2)).toEqual({
    day: expect.any(String),
    views: 2,
    scans: 1,
    opened: 1,
  });

  // From now on the service worker fetches the page: a return by the code counts as another scan.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('about:blank');
  await page.goto(home);
  expect(await countedOf(owner, restaurantId, 3)).toMatchObject({ views: 3, scans: 2, opened: 1 });

  const seen = await signedIn(owner, { viewport: phone });
  await seen.page.goto(`${home}/edit?part=guests`);
  await expect(seen.page.getByText('Most opened dishes')).toBeVisible();
  await expect(seen.page.getByRole('row', { name: 'Trout' })).toContainText('Plates');
});
