import { newOwner, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';

const owner = await newOwner();
const dishes = [{ name: 'Lemonade', price: '4' }];
const made = await newMenu(owner, { menu: 'All day', category: 'Drinks', dishes });
const { restaurantId: id, menuId, categoryId: drinks } = made;

const page = (language = '') => send('GET', `/restaurant/${id}/menu${language && `/${language}`}`);
const speak = (further_languages: string[], more = {}) =>
  owner.send('PUT', `/api/menus/${menuId}`, { further_languages, ...more });
const says = (text: string) => (shown: { text: string }) => shown.text.includes(text);
const isGone = ({ status }: { status: number }) => status === 404;

test('a language that is added has a page, with the texts that are there and the others as they are', async () => {
  await speak(['ar']);
  const arabic = await waitUntil(
    () => page('ar'),
    ({ status }) => status === 200,
  );
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain('<h2 dir="ltr" lang="en">Drinks</h2>');
  const rows = [{ kind: 'category', id: drinks, words: { name: 'مشروبات' } }];
  await owner.send('PUT', `/api/menus/${menuId}/translations/ar`, { rows });
  await waitUntil(() => page('ar'), says('<h2>مشروبات</h2>'));
  const main = await page();
  expect(main.text).toContain(`href="/restaurant/${id}/menu/ar"`);
  expect(main.text).not.toContain('مشروبات');
  const { json } = await send('GET', `/api/restaurants/public/${id}/menu`);
  expect(json).toMatchObject({ language: 'en', languages: ['ar'] });
  const ask = (language: string) =>
    send('GET', `/api/restaurants/public/${id}/menu?language=${language}`);
  expect((await ask('ar')).json).toMatchObject({
    language: 'ar',
    categories: [{ name: 'مشروبات' }],
  });
  expect([(await ask('fr')).status, (await ask('xx')).status]).toEqual([404, 422]);
});

test('without Pro the first further language is shown alone', async () => {
  await givePlan(owner, proPlan);
  await speak(['ar', 'de']);
  await waitUntil(() => page('de'), says('<html lang="de">'));
  await givePlan(owner, { ...proPlan, ends_at: '2020-01-01T00:00:00.000Z' });
  await waitUntil(() => page('de'), isGone);
  expect((await page('ar')).status).toBe(200);
  expect((await page()).text).not.toContain('/menu/de');
});

test('a language that goes takes its page along, and leaves the way to the menu', async () => {
  await speak([]);
  const gone = await waitUntil(() => page('ar'), isGone);
  expect(gone.text).toContain('This menu is not available in this language.');
  expect(gone.text).toContain(`href="/restaurant/${id}/menu"`);
  expect((await waitUntil(page, (main) => !says('/menu/ar')(main))).text).not.toContain('hreflang');
  expect((await page('xx')).status).toBe(404);
  await speak(['ar']);
  await waitUntil(() => page('ar'), says('<h2>مشروبات</h2>'));
});

test('in another main language both pages of a restaurant are in it', async () => {
  await speak([], { language: 'ja' });
  await waitUntil(page, says('<html lang="ja">'));
  const landing = await send('GET', `/restaurant/${id}`);
  expect(landing.text).toContain('メニューを見る');
  const { json } = await send('GET', `/api/restaurants/public/${id}/menu`);
  expect(json.language).toBe('ja');
  const preview = await owner.send('GET', `/api/menus/preview/${menuId}`);
  expect(preview.json.language).toBe('ja');
});

test('with its menu all pages of a restaurant go', async () => {
  await speak(['de'], { language: 'en' });
  const back = await waitUntil(() => page('de'), says('<html lang="de">'));
  expect(back.status).toBe(200);
});
