import { createHash } from 'node:crypto';
import { dish, filters, shownDishes, expect, test } from './guest-test.ts';
import { desktop } from './browser.ts';

test.describe('the menu', () => {
  test('opens on the first category; tabs follow what is read and jump to what is chosen', async ({
    guest,
  }) => {
    const { page, errors } = await guest({ viewport: desktop });
    const current = page.locator('.tabs [aria-current]');
    expect(await current.textContent()).toBe('Starters');
    await page.mouse.wheel(0, 10);
    await page.getByRole('heading', { name: 'Mains' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelectorAll('.category')[1]?.scrollIntoView());
    await expect.poll(() => current.textContent()).toEqual('Mains');
    await page.locator('.tabs').getByRole('link', { name: 'Sweet' }).click();
    await expect.poll(() => current.textContent()).toEqual('Sweet');
    expect(errors).toEqual([]);
  });

  test('on a phone the categories are a list that follows too', async ({ guest }) => {
    const { page } = await guest();
    const list = page.getByRole('combobox', { name: 'Category' });
    expect(await list.inputValue()).toBe('Starters');
    await list.selectOption('Sweet');
    await expect.poll(() => page.evaluate(() => window.scrollY > 200)).toEqual(true);
    expect(await list.inputValue()).toBe('Sweet');
    await page.mouse.wheel(0, -10);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => list.inputValue()).toEqual('Starters');
  });

  test('by touch a screen reader reads on at the category that is chosen', async ({ guest }) => {
    const { page } = await guest({ hasTouch: true });
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Sweet');
    await expect(page.getByRole('heading', { name: 'Sweet' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Sweet' })).toBeInViewport();
  });

  test('search looks into categories, names and descriptions, without accents, and forgives a letter', async ({
    guest,
  }) => {
    const { page } = await guest();
    const panel = await filters(page);
    // As a browser's translation does.
    await dish(page, 'Trout').evaluate((name) => (name.textContent = 'Forelle'));
    await panel.getByRole('searchbox').fill('forelle');
    await expect.poll(() => shownDishes(page)).toEqual(1);
    // Below 16 px an iPhone zooms in on it.
    await expect(panel.getByRole('searchbox')).toHaveCSS('font-size', '17px');
    await panel.getByRole('searchbox').fill('creme');
    await expect.poll(() => shownDishes(page)).toEqual(1);
    await panel.getByRole('searchbox').fill('cream');
    await expect
      .poll(() => page.locator('.item:visible h3').allTextContents())
      .toEqual(['Leek soup']);
    await panel.getByRole('searchbox').fill('starters');
    await expect.poll(() => shownDishes(page)).toEqual(3);
    // What is left without a dish is not offered above them.
    const offered = (all: string) => page.locator(all).allTextContents();
    expect(await offered('.tabs li:not([hidden])')).toEqual(['Starters']);
    expect(await offered('.bar option:not(:disabled)')).toEqual(['Starters']);
    for (const typed of ['brooth', 'sqush', 'brotth']) {
      await panel.getByRole('searchbox').fill(typed);
      await expect.poll(() => shownDishes(page)).toEqual(1);
    }
    await panel.getByRole('searchbox').fill('nothing like it');
    await panel.getByRole('button', { name: 'Show 0 dishes' }).click();
    expect(await page.locator('.found').textContent()).toContain('No dish fits.');
    await expect(page.locator('.bar select')).toHaveJSProperty('selectedIndex', 0);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await shownDishes(page)).toBe(21);
  });

  test('without an allergen: safe dishes first, those to ask about apart, and what may contain it hidden and said', async ({
    guest,
    account,
  }) => {
    const { page, context } = await guest();
    const panel = await filters(page);
    await panel.getByText('sesame', { exact: true }).click();
    await panel.getByText('Remember on this device').click();
    await panel.getByRole('button', { name: 'Show' }).click();
    const names = await page.locator('.item:visible h3').allTextContents();
    expect(names.slice(0, 3)).toEqual(['Leek soup', 'Crème of squash', 'Trout']);
    expect(names.at(-2)).toBe('Beef broth');
    expect(names).not.toContain('Walnut pasta');
    expect(names).not.toContain('חומוס עם טחינה');
    const toAsk = page.locator('.asks');
    expect(await toAsk.getByRole('heading', { level: 2 }).textContent()).toBe('To ask about (2)');
    expect(await toAsk.locator('.item').count()).toBe(2);
    const found = await page.locator('.found').textContent();
    expect(found).toContain('2 to ask about at the end. 1 is hidden: it may contain sesame.');

    // The next visit filters it from the start; no server is told.
    const again = await context.newPage();
    const asked: string[] = [];
    again.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await again.goto(account.menu);
    await again.getByText('Without sesame').waitFor();
    expect(await again.locator('.asks .item').count()).toBe(2);
    expect(asked.join()).not.toContain('sesame');
    await again.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => shownDishes(again)).toBe(21);
    expect(await again.locator('.category:visible h2').allTextContents()).toEqual([
      'Starters',
      'Mains',
      'Sweet',
    ]);
    expect(await again.evaluate(() => localStorage.getItem('menuleaf-diet'))).toBeNull();
  });

  test('a filter that is not remembered stays on reload, for this visit alone', async ({
    guest,
    account,
  }) => {
    const { page, context } = await guest();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const panel = await filters(page);
    await panel.getByText('sesame', { exact: true }).click();
    await page.reload();
    await page.getByText('Without sesame').waitFor();
    const again = await context.newPage();
    await again.goto(account.menu);
    await (await filters(again)).waitFor();
    expect(await again.getByText('Without sesame').count()).toBe(0);
    expect(asked.join()).not.toContain('sesame');
  });

  test('from name, call and directions to the restaurant’s page and back in one tab, and to the menu in another', async ({
    guest,
    account,
  }) => {
    const { page } = await guest();
    const call = page.getByRole('link', { name: 'Call' });
    expect(await call.getAttribute('href')).toBe('tel:+15035550142');
    const directions = page.getByRole('link', { name: 'Directions' });
    expect(await directions.getAttribute('href')).toContain('to=45.5,-122.6');
    await page.getByRole('link', { name: 'About us' }).click();
    await page.waitForURL(`**${account.home}`);
    const [menu] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'View Menu' }).click(),
    ]);
    await menu.waitForURL(`**${account.menu}`);
    await page.waitForURL(`**${account.home}`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Starters' }).waitFor();
  });

  test('a highest price', async ({ guest }) => {
    const { page } = await guest();
    const panel = await filters(page);
    await panel.getByLabel('Highest price').fill('9');
    await expect.poll(() => shownDishes(page)).toBe(0);
    await panel.getByLabel('Highest price').fill('9.5');
    await expect.poll(() => shownDishes(page)).toBe(21);
  });

  test('diets', async ({ guest }) => {
    const { page } = await guest();
    const panel = await filters(page);
    await panel.getByLabel('Vegetarian').check();
    expect(await shownDishes(page)).toBe(3);
    await panel.getByLabel('Vegan').check();
    expect(await shownDishes(page)).toBe(1);
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
  });

  test('a dish opens with an address; back closes it and the focus returns', async ({
    guest,
    account,
  }) => {
    const { page } = await guest();
    await dish(page, 'Leek soup').click();
    const dialog = page.getByRole('dialog', { name: 'Leek soup' });
    await dialog.waitFor();
    expect(page.url()).toContain(`#i-${account.itemIds['Leek soup']}`);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('#');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Leek soup');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await dish(page, 'Beef broth').click();
    await page.getByText('Allergens are not declared for this dish').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  for (const by of ['#i-', '?item=']) {
    test(`a dish can be linked to by ${by}`, async ({ guest, account }) => {
      const { page } = await guest({}, `${account.menu}${by}${account.itemIds['Trout']}`);
      await page.getByRole('dialog', { name: 'Trout' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(account.menu);
    });

    test(`a link by ${by} to a dish that is gone says so, until another is opened`, async ({
      guest,
      account,
    }) => {
      const { page } = await guest({}, `${account.menu}${by}gone`);
      const said = page.getByText('This dish is not on the menu now.');
      await said.waitFor();
      await dish(page, 'Trout').click();
      await said.waitFor({ state: 'hidden' });
    });
  }

  test('says whether the restaurant is open, and when the menu was last updated', async ({
    guest,
  }) => {
    const { page } = await guest();
    await page.getByText('Open now').waitFor();
    expect(await page.getByText('Menu last updated').isVisible()).toBe(true);
  });

  test('gluten free, and the words of what was asked for stay in sight, on paper too', async ({
    guest,
  }) => {
    const { page } = await guest();
    const panel = await filters(page);
    await panel.getByLabel('Gluten free').check();
    await panel.getByRole('searchbox').fill('tr');
    await panel.getByRole('button', { name: 'Show 1 dish', exact: true }).click();
    expect(await page.locator('.item:visible h3').allTextContents()).toEqual(['Trout']);
    const found = await page.locator('.found').textContent();
    expect(found).toContain('Gluten free · “tr”1 of 21 dishes');
    expect(await page.locator('.find').getAttribute('data-count')).toBe('2');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Gluten free · “tr”').isVisible()).toBe(true);
    expect(await page.locator('.found').getByRole('button').isVisible()).toBe(false);
  });

  test('what occurs on the menu is offered first, and the rest of the 14 behind it', async ({
    guest,
  }) => {
    const { page } = await guest();
    const panel = await filters(page);
    const offered = panel.getByRole('group', { name: 'Without' }).locator('label');
    expect(await offered.allTextContents()).toEqual(
      [
        'celery egg fish gluten milk nuts sesame',
        'crustaceans lupin mollusks mustard peanuts soy sulfites',
      ].flatMap((names) => names.split(' ')),
    );
  });

  test('on a touch screen no keyboard comes up over the filters', async ({ guest }) => {
    const small = { width: 320, height: 568 };
    const { page } = await guest({ hasTouch: true, viewport: small });
    const panel = await filters(page);
    await panel.waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.localName);
    expect(await focused()).toBe('form');
    const done = panel.getByRole('button', { name: 'Show dishes' });
    const last = async () => (await done.boundingBox())?.y;
    expect(await last()).toBeLessThan(small.height - 44);
    // The count makes the panel higher: it moves up then, on a screen where it had just fitted.
    await page.setViewportSize({ width: 320, height: 1200 });
    await page.evaluate(() => scrollTo(0, 0));
    const { y: top = 0, height: own = 0 } = (await panel.boundingBox()) ?? {};
    const height = Math.ceil(top + own) + 1;
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Search & filter' }).click();
    await panel.getByText('nuts', { exact: true }).click();
    const shows = panel.getByRole('button', { name: /^Show \d/ });
    await expect.poll(async () => (await shows.boundingBox())?.y).toBeLessThan(height - 44);
  });

  test('what was found begins below the bar, wherever the diner was before', async ({ guest }) => {
    const { page } = await guest();
    await page.getByRole('heading', { name: 'Sweet' }).scrollIntoViewIfNeeded();
    const panel = await filters(page);
    await panel.getByText('fish', { exact: true }).click();
    await panel.getByRole('button', { name: 'Show' }).click();
    const tops = () =>
      page.evaluate(() => {
        const found = document.querySelector('.found')?.getBoundingClientRect().top ?? 0;
        const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
        return found - bar;
      });
    await expect.poll(tops).toBeCloseTo(0, 0);
    expect(await page.locator('.found').textContent()).toContain('Without fish');
  });

  test('a sold-out dish stands in its place and says so, in the list and when opened', async ({
    guest,
  }) => {
    const { page } = await guest();
    const cake = page.locator('.item', { hasText: 'Cake 3' });
    expect(await cake.getByText('Sold out').isVisible()).toBe(true);
    expect(await cake.locator('xpath=preceding-sibling::*').count()).toBe(3);
    await dish(page, 'Cake 3').click();
    await page.getByRole('dialog', { name: 'Cake 3' }).getByText('Sold out').waitFor();
  });
});

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page whose script its edge does not know asks for the file of it', async ({
  visitor,
  account,
}) => {
  const { page, cspViolations } = await visitor();
  await page.route(/\/menu$/, async (route) => {
    const response = await route.fetch();
    const [, script = ''] =
      /<script type="module">(.*?)<\/script>/s.exec(await response.text()) ?? [];
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    expect(policy).toContain(hashOf(script));
    const older = policy.replace(hashOf(script), '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': older } });
  });
  await page.goto(account.menu);
  await filters(page);
  // The edge's CSP blocked exactly this script.
  expect(cspViolations.splice(0)).toHaveLength(1);
});
