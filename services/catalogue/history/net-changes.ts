import type {
  ChangedList,
  ChangedThing,
} from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { Entry } from './stored-change.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The net effect of successive changes on one thing. */
export type Net = Pick<ChangedThing, 'kind' | 'id' | 'name'> & {
  wasThere: boolean;
  isThere: boolean;
  /** Fields changed while it existed: their first and last values. */
  before: Fields;
  after: Fields;
  /** All its fields when created or deleted. */
  whole: Fields;
  /** Oldest first. */
  lists: readonly ChangedList[];
  /** Some of it was too large to be kept. */
  isCut: boolean;
  /** It only changed along with an addition or deletion: a list that held that, a restaurant that showed it. */
  goesAlong: boolean;
};

const comes = ({ action }: ChangedThing) => action === 'added' || action === 'restored';

function first(thing: ChangedThing): Net {
  const { kind, id, name } = thing;
  const wasThere = !comes(thing);
  return {
    kind,
    id,
    name,
    wasThere,
    isThere: true,
    ...{ before: {}, after: {} },
    whole: {},
    lists: [],
    isCut: false,
    goesAlong: false,
  };
}

function addChange(net: Net, thing: ChangedThing): Net {
  const { name, action, before, after, list, too_long } = thing;
  const isCut = net.isCut || too_long !== undefined;
  if (action === 'deleted') return { ...net, name, isThere: false, whole: before, isCut };
  if (comes(thing)) return { ...net, name, isThere: true, whole: after, isCut };
  const names = Object.keys({ ...before, ...after });
  const known = new Set(Object.keys({ ...net.before, ...net.after }));
  const isNew = ([field]: [string, unknown]) => !known.has(field);
  const kept = Object.entries(net.after).filter(([field]) => !names.includes(field));
  return {
    ...net,
    name,
    before: { ...net.before, ...Object.fromEntries(Object.entries(before).filter(isNew)) },
    after: { ...Object.fromEntries(kept), ...after },
    lists: list ? [...net.lists, list] : net.lists,
    isCut,
  };
}

/** Restaurant fields that change when a menu comes or goes. */
const ofMenus = /^(active_menu_|further_menus$)/;

function isImplied(net: Net, moved: ReadonlySet<string>, hasMenu: boolean): boolean {
  const { kind, wasThere, isThere, before, after, lists } = net;
  if (!wasThere || !isThere) return false;
  const isOfMenu = hasMenu && kind === 'restaurants';
  const fieldsGo = Object.keys({ ...before, ...after }).every(
    (name) => isOfMenu && ofMenus.test(name),
  );
  const listsGo = lists.every(
    ({ added, removed, order }) =>
      !order && [...added, ...removed].every(({ id }) => moved.has(id)),
  );
  return fieldsGo && listsGo;
}

/** The net effect on each thing, oldest first; things both created and deleted within are left out. */
export function netChanges(entries: readonly Entry[]): Net[] {
  const nets = new Map<string, Net>();
  for (const thing of entries.flatMap(({ things }) => things)) {
    const key = `${thing.kind} ${thing.id}`;
    nets.set(key, addChange(nets.get(key) ?? first(thing), thing));
  }
  const all = [...nets.values()].filter(({ wasThere, isThere }) => wasThere || isThere);
  const moved = new Set(all.filter((one) => !one.wasThere || !one.isThere).map(({ id }) => id));
  const hasMenu = all.some(({ kind, id }) => kind === 'menus' && moved.has(id));
  return all.map((net) => ({ ...net, goesAlong: isImplied(net, moved, hasMenu) }));
}
