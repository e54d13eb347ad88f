import type { MenuContent } from '@menuleaf/shared/contracts/catalogue/menus/menu-content.ts';
import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { dinner, figTree, signedIn } from './catalogue-for-tests.ts';
import { withEdits } from '../editor/doc/apply-edit.ts';
import { typedChoices } from '../prices/typed-prices.ts';
import { noDish, noSection, type Doc } from '../editor/doc/doc.ts';
import { forService, type Ids } from '../editor/editing/names.ts';
import type { Call } from '../editor/editing/unsent.ts';

type Refusal = { status: number; body: object };
type Mode = 'works' | 'down' | 'loses the answer' | 'answers late' | Refusal;

const stamp = (version: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, version)).toISOString();

/** `{Starters: ['Soup', 'Bread']}`: ids are the names in lowercase. */
export function menuDoc(sections: Record<string, string[]>): Doc {
  const names = Object.values(sections).flat();
  return {
    order: Object.keys(sections).map((name) => name.toLowerCase()),
    decimals: 2,
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, dishes]) => [
        name.toLowerCase(),
        { name, description: '', note: '', dishes: dishes.map((dish) => dish.toLowerCase()) },
      ]),
    ),
    dishes: Object.fromEntries(
      names.map((name) => [name.toLowerCase(), { ...noDish, name, price: '5.00' }]),
    ),
  };
}

function contentOf(
  { order, sections, dishes }: Doc,
  version: number,
  { locked = false, language = 'en', elsewhere = [], suggested }: Around,
): MenuContent {
  const stamps = { created_at: stamp(0), updated_at: stamp(version) };
  const { categories: _categories, ...menu } = dinner;
  const itemOf = (id: string, category: string) => {
    const { price, choices, calories, allergens_confirmed, ...dish } = dishes[id] ?? noDish;
    const none = { image_url: null, image_status: 'none', image_error: null } as const;
    const numbers = {
      price: Number(price),
      choices: typedChoices.parse(choices),
      calories: calories === '' ? null : Number(calories),
    };
    const rest = { sold_out_until: null, sort_order: 0, category_ids: [category, ...elsewhere] };
    const confirmed = allergens_confirmed && { allergens_confirmed_at: stamp(version) };
    const since = suggested && {
      changed_since_confirmed: true as const,
      suggested_since_confirmed: suggested,
    };
    return { id, ...dish, ...numbers, ...none, ...rest, ...confirmed, ...since, ...stamps };
  };
  return {
    menu: { ...menu, language, ...(locked && { locked: true as const }) },
    restaurant: { id: figTree.id, name: figTree.name },
    categories: order.map((id) => {
      const { name, description, note, dishes: list } = sections[id] ?? noSection;
      const items = list.map((dish) => itemOf(dish, id));
      return {
        id,
        name,
        description,
        note,
        sort_order: 0,
        items_count: list.length,
        items,
        ...stamps,
      };
    }),
  };
}

const refsIn = (edits: readonly NewMenuEdit[]) =>
  edits.flatMap((edit) => ('ref' in edit ? [edit.ref] : []));

type Around = {
  locked?: boolean;
  language?: MenuContent['menu']['language'];
  /** Categories of other menus that have all its dishes. */
  elsewhere?: readonly string[];
  /** Allergens that all its dishes suggest since they were confirmed. */
  suggested?: string[];
  plan?: Parameters<typeof signedIn>[0];
  /** For calls other than the menu's. */
  answers?: Parameters<typeof mockServer>[0];
};

/** Fake service of one menu: stores what it receives, once per idempotency key. */
export function menuServer(first: Doc, around: Around = {}) {
  const { plan = 'free', answers = {} } = around;
  const state = { doc: first, version: 1, mode: 'works' as Mode, calls: [] as Call[] };
  const made = new Map<string, { ref: string; id: string }[]>();
  const late = Promise.withResolvers<void>();
  let count = 0;
  const { asked, sent } = mockServer({
    'GET /api/restaurants': { body: [figTree] },
    'GET /api/menus': { body: [dinner] },
    ...signedIn(plan),
    ...answers,
  });
  const { fetch } = globalThis;
  const reply = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
  const content = () => contentOf(state.doc, state.version, around);

  function take(call: Call) {
    const known = made.get(call.idempotency_key);
    if (known) return known;
    const refs = refsIn(call.edits).map((ref) => ({ ref, id: `made${(count += 1)}` }));
    const ids: Ids = Object.fromEntries(refs.map(({ ref, id }) => [ref, id]));
    const named = forService(call.edits, ids).map((edit) =>
      'ref' in edit ? { ...edit, ref: ids[edit.ref] ?? '' } : edit,
    );
    state.doc = withEdits(state.doc, named);
    state.version += 1;
    made.set(call.idempotency_key, refs);
    return refs;
  }

  globalThis.fetch = (address, request) => {
    const path = typeof address === 'string' ? address : '';
    if (!path.includes('/api/menus/m1/')) return fetch(address, request);
    if (state.mode === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    if (path.endsWith('/content')) return Promise.resolve(reply(content()));
    const call: Call = JSON.parse(typeof request?.body === 'string' ? request.body : '');
    state.calls.push(call);
    if (typeof state.mode === 'object') {
      const { mode } = state;
      state.mode = 'works';
      return Promise.resolve(reply(mode.body, mode.status));
    }
    const refs = take(call);
    if (state.mode === 'loses the answer') {
      state.mode = 'down';
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const answer = reply({ ...content(), made: refs });
    return state.mode === 'answers late'
      ? late.promise.then(() => answer)
      : Promise.resolve(answer);
  };

  /** `Starters: Soup 5.00, Bread 5.00` for each section, as saved. */
  const saved = () =>
    state.doc.order.map((id) => {
      const { name = '', dishes = [] } = state.doc.sections[id] ?? {};
      const words = dishes.map((dish) => {
        const { name: called = '', price = '' } = state.doc.dishes[dish] ?? {};
        return `${called} ${price}`;
      });
      return `${name}: ${words.join(', ')}`;
    });
  return { state, saved, asked, sent, answerLate: late.resolve };
}
