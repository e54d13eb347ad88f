import type { Contract } from '../../contracts/operation.ts';
import { lazy } from '../lazy.ts';

type Calls<C extends Contract> = Readonly<
  Record<keyof C, (input: never, caller: never, context: never) => Promise<unknown>>
>;

type Later<C extends Contract, Loaded extends Calls<C>, Given> = {
  [Name in keyof C]: (
    input: Parameters<Loaded[Name]>[0],
    caller: Parameters<Loaded[Name]>[1],
    context: Given,
  ) => ReturnType<Loaded[Name]>;
};

/** Handlers of these calls, which the first one called loads; `contextOf` adds to the context what only they need. */
export function later<C extends Contract, Loaded extends Calls<C>>(
  contract: C,
  load: () => Promise<Loaded>,
): Pick<Loaded, keyof C>;
export function later<C extends Contract, Loaded extends Calls<C>, Given>(
  contract: C,
  load: () => Promise<Loaded>,
  contextOf: (loaded: Loaded, given: Given) => unknown,
): Later<C, Loaded, Given>;
export function later(
  contract: Contract,
  load: () => Promise<Calls<Contract>>,
  contextOf = (_: unknown, given: unknown) => given,
): unknown {
  const loaded = lazy(load);
  const handlers = Object.keys(contract).map((name) => [
    name,
    async (input: never, caller: never, given: unknown) => {
      const calls = await loaded();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by `contextOf` for these calls
      return calls[name]?.(input, caller, contextOf(calls, given) as never);
    },
  ]);
  return Object.fromEntries(handlers);
}

/** The calls of a contract that have no handler yet. */
export const callsBeside = <C extends Contract, Known extends object>(
  contract: C,
  known: Known,
): Omit<C, keyof Known> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `Omit` says
  Object.fromEntries(
    Object.entries(contract).filter(([name]) => !(name in known)),
  ) as unknown as Omit<C, keyof Known>;
