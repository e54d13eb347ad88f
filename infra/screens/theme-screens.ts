import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import {
  type ThemeName,
  themeNames,
} from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import { uploadLook, uploadDishImage } from '../seed/upload-pictures.ts';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { pageWith } from '../bench/samples/page-with.ts';
import { takePrints, takePrintsOf } from './take-prints.ts';
import type { DemoLogin, DemoOwner } from '../seed/demo-owner.ts';
import type { CreatedRestaurant } from '../seed/create-restaurant.ts';
import { seedProOwner } from '../seed/pro-owner.ts';
import { type Cloud, seedingFor } from './demo-in-browser.ts';
import type { DemoRestaurant } from '../seed/places/demo-restaurant.ts';
import { readSections } from '../seed/places/read-sections.ts';

/** Everything that is hard to lay out: long texts, missing data, dishes with every attribute. */
const stressRestaurant: DemoRestaurant = {
  restaurant: {
    name: 'Grandmother Wilhelmina’s Kitchen & Bakery',
    description:
      'Three generations at one stove: what the garden gives, what the boats bring in, and bread twice a day.',
    phone: '+1 503 555 0142',
    time_zone: 'America/Los_Angeles',
    monday_hours: 'Closed',
    tuesday_hours: '11:30-14:30, 17:00-22:00',
    wednesday_hours: '11:30-14:30, 17:00-22:00',
    thursday_hours: '11:30-14:30, 17:00-22:00',
    friday_hours: '11:30-14:30, 17:00-01:00',
    saturday_hours: '09:00-01:00',
    sunday_hours: '09:00-15:00',
  },
  address: {
    address: '1204 Northwest Twenty-Third Avenue',
    city: 'Portland',
    state: 'OR',
    zip_code: '97210',
    country: 'US',
    latitude: 45.5312,
    longitude: -122.6985,
  },
  look: { theme: 'bistro', accent: '#1f6b3b' },
  menu: {
    name: 'Dinner, and all day on weekends',
    description:
      'Everything is made here and made to order, so good things take a moment. Plates come as they are ready: share them, or order as you please. Tell us what you do not eat and we will cook around it.',
    note: 'A 20% service charge goes to everyone who works here, kitchen and floor. Consuming raw or undercooked meats, seafood or eggs may increase your risk of foodborne illness.',
    language: 'en',
    further: 'de',
    abroad: { name: 'Abendkarte' },
  },
  sections: readSections(`
# To start
> Vorspeisen
Al pastor | Pork off the spit, charred pineapple, onion and cilantro | 14 | | gluten, soy
Grilled corn on the cob with smoked paprika butter and aged cotija cheese | Two ears | 12.5 | vegetarian, gluten_free | milk | 410
Guacamole | | 9 | vegan, gluten_free | none
# From the garden, the field and the hen house | Picked this morning on Sauvie Island. Ask for any of them without dairy.
Soup of the day | With bread | Cup=8; Bowl=11.5 | vegan | celery, gluten
Roasted squash, brown butter, sage, hazelnuts and an egg from the hen house | Kabocha and delicata, roasted slowly until they are sweet, with hazelnuts from Newberg and a spoon of our own ricotta | 18.5 | vegetarian, gluten_free | egg, milk, nuts, may contain: sesame, peanuts | 620
Leaves | | 9 | vegan, gluten_free | mustard
Donaudampfschifffahrtsgesellschaftskapitänsfrühstück | The captain’s breakfast, all day: eggs, smoked trout, rye and horseradish | 21 | | egg, fish, gluten
# From the oven
Whole Dungeness crab | Drawn butter, grilled lemon, sourdough | market price | | crustaceans, milk, gluten
Bone-in ribeye, dry aged for forty days | For two or three, with fries and two sauces | from 138
Margherita | San Marzano tomatoes, mozzarella, basil | Small, 9 in=13; Medium, 12 in=17.5; Large, 16 in=24; By the slice, at the counter only=4.5 | vegetarian | gluten, milk
Chicken pot pie | | 19 | | gluten, milk, celery
# Drinks
Willamette Valley Pinot Noir | Cherry and forest floor | Glass=12; Carafe=30; Bottle=48 | | sulphites
Cold brew | | 4.5 | vegan
Lemonade | | 4 | vegan
`),
};

const soldOut = 'Chicken pot pie';

/** All of one section, none of another, and long names. By the demo's file. */
const photos: Readonly<Record<string, string>> = {
  'Al pastor': 'taqueria-el-faro/dish-1',
  'Grilled corn on the cob with smoked paprika butter and aged cotija cheese':
    'taqueria-el-faro/dish-4',
  Guacamole: 'taqueria-el-faro/dish-6',
  'Roasted squash, brown butter, sage, hazelnuts and an egg from the hen house':
    'maison-perle/dish-2',
  Margherita: 'magpie-lane/dish-3',
  [soldOut]: 'magpie-lane/dish-5',
};

/** Days around these weeks with special hours or closings. */
const specialDays = [
  { from: '2026-11-26', to: '2026-11-27', every_year: false, spans: [], label: 'Thanksgiving' },
  {
    from: '2026-12-24',
    to: '2026-12-24',
    every_year: true,
    spans: [{ opens: '09:00', closes: '15:00' }],
    label: 'Christmas Eve',
  },
];

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };
const schemes = ['light', 'dark'] as const;

type Shown = { url: string; signs: readonly string[]; file: (kind: string) => string };

/** The whole page, as seen by a guest who scrolled to its end. */
async function shoot(browser: Browser, { url, signs, file }: Shown) {
  for (const viewport of [phone, laptop]) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport, colorScheme });
      await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
      const page = await context.newPage();
      // The edge may briefly serve the old page.
      const hasAll = async () => {
        await page.goto(url, { waitUntil: 'networkidle' });
        const html = await page.content();
        return signs.every((sign) => html.includes(sign));
      };
      while (!(await hasAll())) await page.waitForTimeout(300);
      // Photos load on user activity, and offscreen content is not rendered otherwise.
      await page.mouse.wheel(0, 600);
      await page.addStyleTag({ content: '.category { content-visibility: visible !important }' });
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: file(`${viewport.width}-${colorScheme}`), fullPage: true });
      await context.close();
    }
  }
}

type Menu = StressRestaurant & { url: string; folder: string };

async function shootAll(browser: Browser, { owner, opened, url, folder }: Menu, dressed?: string) {
  for (const theme of themeNames) {
    await owner.send('PUT', `/api/restaurants/${opened.id}/look`, { theme, accent: null });
    const signs = [themes[theme].light.paper, ...(dressed ? ['class="sign"'] : [])];
    const file = (kind: string) => join(folder, `${theme}${dressed ?? ''}-${kind}.png`);
    await shoot(browser, { url, signs, file });
    console.log(file('*'));
  }
}

const lookOf = (theme: ThemeName) => ({ theme, accent: themes[theme].light.accent });

/** The themes whose print layouts differ most. */
const printedThemes: readonly ThemeName[] = ['fine-dining', 'grill', 'bakery'];

async function printHard(
  { owner, opened, login }: StressRestaurant,
  origin: string,
  folder: string,
) {
  for (const theme of printedThemes) {
    await owner.send('PUT', `/api/restaurants/${opened.id}/look`, { theme, accent: null });
    await takePrintsOf({ origin, id: opened.id, login, on: ['letter'] }, ({ name, png }) =>
      writeFile(join(folder, `print-${theme}-${name}.png`), png),
    );
    console.log(join(folder, `print-${theme}`));
  }
}

/**
 * Screenshots the hardest menu in every theme, with and without a logo and a cover, and every print, also of that menu,
 * into a folder.
 */
async function run(folder: string) {
  await mkdir(folder, { recursive: true });
  await inBrowser(async (cloud, browser) => {
    const hard = await createStressRestaurant(cloud);
    const url = `${cloud.origin}/restaurant/${hard.opened.id}/menu`;
    await pageWith(url, 'class="item"');
    const menu = { ...hard, url, folder };
    while ((await (await fetch(url)).text()).split('<picture').length <= Object.keys(photos).length)
      await wait(300);
    await shootAll(browser, menu);
    const { place } = hard.opened;
    const dressed = { ...hard.opened, place: { ...place, look: lookOf('bistro') } };
    await uploadLook(hard.owner, dressed, 'maison-perle');
    await shootAll(browser, menu, '-dressed');
    await printHard(hard, cloud.origin, folder);
    await takePrints(cloud, ({ name, png }) => writeFile(join(folder, `print-${name}.png`), png));
    console.log(join(folder, 'print'));
  });
}

await run(process.argv[2] ?? 'dist/theme-screens');
process.exit();

type StressRestaurant = { owner: DemoOwner; opened: CreatedRestaurant; login: DemoLogin };

/** Creates the hard-to-lay-out restaurant, with photos, sold-out dishes and special days. */
async function createStressRestaurant(cloud: Cloud): Promise<StressRestaurant> {
  const login = { email: 'hard@menuleaf.example', password: 'every-long-word' };
  const seeding = seedingFor(cloud);
  const seeded = await seedProOwner(seeding, {
    login,
    full_name: 'Wilhelmina Hart',
    places: [stressRestaurant],
  });
  const opened = seeded?.opened[0];
  if (!seeded || !opened) throw new Error('The local payment provider sold no plan');
  const { owner } = seeded;
  const idOf = (dish: string) => opened.dishes.get(dish) ?? '';
  for (const [dish, file] of Object.entries(photos)) await uploadDishImage(owner, idOf(dish), file);
  await owner.send('PATCH', `/api/menus/items/${idOf(soldOut)}/availability`, {
    is_available: false,
  });
  await owner.send('PUT', `/api/restaurants/${opened.id}`, { special_hours: specialDays });
  return { owner, opened, login };
}
