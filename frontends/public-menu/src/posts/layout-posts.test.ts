import { array, assert, boolean, constantFrom, option, property, record, string } from 'fast-check';
import { themeNames } from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import type { Mark } from './mark.ts';
import type { Measure } from './pen.ts';
import { margin, postFormats } from './post-format.ts';
import { postStyle } from './post-style.ts';
import type { PostedDish, PostedSection } from './posted.ts';
import { type Posting, layoutPosts } from './layout-posts.ts';

/** Letters about as wide as in most fonts; Chinese and Japanese ones are square. */
const measure: Measure = (text, { size, spacing }) => {
  let width = 0;
  for (const letter of text) width += (letter > '\u2e80' ? size : size * 0.56) + spacing;
  return width;
};

const plain: PostedDish = {
  id: 'i1',
  name: 'Leek soup',
  description: 'With mustard and chives.',
  price: '$9.00',
  choices: [],
  diets: ['Vegan'],
  photo: undefined,
};

const dishes = (count: number, change: Partial<PostedDish> = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...plain, ...change, id: `i${at}` }));

const section = (own: readonly PostedDish[], change: Partial<PostedSection> = {}) => ({
  id: 's1',
  name: 'Starters',
  note: undefined,
  dishes: own,
  ...change,
});

function posting(sections: readonly PostedSection[], change: Partial<Posting> = {}): Posting {
  return {
    format: postFormats.feed,
    style: postStyle({ theme: 'taqueria' }, 'en', 'light'),
    measure,
    head: { restaurant: 'Olive Yard', lines: ['Lunch'], logo: undefined, cover: undefined },
    sections,
    foot: '1 Main Street, Portland',
    ...change,
  };
}

const texts = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'text');
const shownIn = (posts: ReturnType<typeof layoutPosts>) => posts.flatMap((post) => post.dishes);

const overlaps = (a: Mark, b: Mark) =>
  a.x < b.x + b.width - 1 &&
  b.x < a.x + a.width - 1 &&
  a.y < b.y + b.height - 1 &&
  b.y < a.y + a.height - 1;

/** All text is inside the margins, clear of app overlays, and overlaps nothing. */
function expectReadable(posts: ReturnType<typeof layoutPosts>, { format }: Posting) {
  for (const { marks } of posts) {
    const read = texts(marks);
    const outside = read.filter(
      ({ x, y, width, height }) =>
        x < margin - 1 ||
        x + width > format.width - margin + 1 ||
        y < format.over ||
        y + height > format.height - format.under,
    );
    expect(outside).toEqual([]);
    const photos = marks.filter((mark) => mark.kind === 'photo');
    const over = [...read, ...photos].flatMap((a, at, all) =>
      all.slice(at + 1).filter((b) => overlaps(a, b)),
    );
    expect(over).toEqual([]);
  }
}

test('a short menu is one picture, in larger type the shorter it is', () => {
  const largest = (count: number) => {
    const posts = layoutPosts(posting([section(dishes(count))]));
    expect(posts).toHaveLength(1);
    const names = texts(posts[0]?.marks ?? []).filter(({ text }) => text === plain.name);
    return names[0]?.style.size ?? 0;
  };
  expect(largest(2)).toBeGreaterThan(largest(5));
});

test('a long one goes on in the next picture, which says the section again, each about as full', () => {
  const posts = layoutPosts(posting([section(dishes(25))]));
  expect(posts.length).toBeGreaterThan(1);
  expect(shownIn(posts)).toEqual(dishes(25).map(({ id }) => id));
  for (const { marks } of posts) {
    expect(texts(marks).filter(({ text }) => text === 'Starters')).toHaveLength(1);
  }
  const counts = posts.map((post) => post.dishes.length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

test('where the menu reads from right to left, so does the picture', () => {
  const style = (language: string) => postStyle({ theme: 'taqueria' }, language, 'light');
  const priceAt = (language: string) => {
    const [post] = layoutPosts(posting([section(dishes(1))], { style: style(language) }));
    return texts(post?.marks ?? []).find(({ text }) => text === plain.price)?.x ?? 0;
  };
  const width = postFormats.feed.width;
  expect(priceAt('en')).toBeGreaterThan(width / 2);
  expect(priceAt('he')).toBeLessThan(width / 2);
});

test('a look of the night stays dark by day', () => {
  const paper = (theme: string, scheme: 'light' | 'dark') =>
    postStyle({ theme }, 'en', scheme).colors.paper;
  expect(paper('cocktail-bar', 'light')).toBe('#17151c');
  expect(paper('cafe', 'light')).not.toBe(paper('cafe', 'dark'));
});

test.each([
  ['wide', 4, 290, 72.5],
  ['square', 1, 116, 116],
  ['tall', 0.5, 58, 116],
])('a %s logo is shown whole', (_, logoRatio, width, height) => {
  for (const theme of themeNames) {
    const shown = posting([section(dishes(1))], {
      style: postStyle({ theme }, 'en', 'light'),
      head: {
        restaurant: 'Bouchon',
        lines: ['Carte'],
        logo: '/l.webp',
        logoRatio,
        cover: undefined,
      },
    });
    const posts = layoutPosts(shown);
    const logo = posts[0]?.marks.find((mark) => mark.kind === 'photo');
    expect(logo).toMatchObject({ url: '/l.webp', width, height });
    expectReadable(posts, shown);
  }
});

test('a dish too long to stand beside the cover and photos goes without them, and is shown', () => {
  const longest = { name: 'W'.repeat(199), description: 'w '.repeat(900), photo: '/a.webp' };
  const choices = Array.from({ length: 8 }, (_, at) => `${'Size '.repeat(12)}${at}`);
  const shown = posting(
    [section(dishes(1, { ...longest, choices }), { name: 'W'.repeat(99), note: 'w '.repeat(200) })],
    {
      style: postStyle({ theme: 'fine-dining' }, 'en', 'light'),
      head: {
        restaurant: 'W'.repeat(199),
        lines: ['W'.repeat(90)],
        logo: '/l.webp',
        cover: '/c.webp',
      },
    },
  );
  const posts = layoutPosts(shown);
  expect(shownIn(posts)).toEqual(['i0']);
  expectReadable(posts, shown);
});

describe('nothing overflows and no dish is missing', () => {
  const word = string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  const line = constantFrom(
    'Leek soup',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'The Old Harbour Master’s Daughter, '.repeat(6).slice(0, 199),
    '北海道産帆立貝のバター醤油焼き、季節の野菜を添えて（数量限定）',
    'שקשוקה עם גבינת עזים ולחם כפרי מהתנור',
    'W'.repeat(199),
  );
  const text = constantFrom('constant', 'any').chain((kind) => (kind === 'any' ? word : line));
  const dish = record({
    name: text,
    description: option(text, { nil: undefined }),
    price: constantFrom('$9.00', '¥1,150', 'à partir de 1 234,50 €', '‏28.00 د.إ.‏'),
    choices: array(text, { maxLength: 8 }),
    diets: constantFrom([], ['Vegan', 'Gluten free']),
    photo: option(constantFrom('/a.webp'), { nil: undefined }),
  });
  const sections = array(
    record({
      name: text,
      note: option(text, { nil: undefined }),
      dishes: array(dish, { minLength: 1, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const head = record({
    restaurant: text,
    lines: array(text, { maxLength: 2 }),
    logo: option(constantFrom('/logo.webp'), { nil: undefined }),
    logoRatio: constantFrom(0.2, 1, 9),
    cover: option(constantFrom('/cover.webp'), { nil: undefined }),
  });
  test.each(themeNames)('%s', (theme) => {
    assert(
      property(
        sections,
        head,
        constantFrom('en', 'he', 'ja'),
        boolean(),
        (some, top, language, isStory) => {
          const numbered = some.map((one, at) => ({
            ...one,
            id: `s${at}`,
            dishes: one.dishes.map((own, place) => ({ ...own, id: `${at}-${place}` })),
          }));
          const shown = posting(numbered, {
            head: top,
            format: isStory ? postFormats.story : postFormats.feed,
            style: postStyle({ theme }, language, 'light'),
          });
          const posts = layoutPosts(shown);
          expect(shownIn(posts)).toEqual(numbered.flatMap((one) => one.dishes.map(({ id }) => id)));
          expectReadable(posts, shown);
        },
      ),
      { seed: sameSeed, numRuns: 4 },
    );
  });
});
