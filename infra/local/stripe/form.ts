import { invalidRequest } from './stripe-error.ts';

/** Decoded Stripe form data: `items[0][price]=p` is `{items: [{price: 'p'}]}`. All leaves are strings. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Branch = Map<string, Branch | string>;

export function parseForm(encoded: string): { [name: string]: FormValue } {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) plant(root, name, value);
  return Object.fromEntries(Array.from(root, ([name, branch]) => [name, harvest(branch)]));
}

function plant(root: Branch, name: string, value: string): void {
  const first = /^[^[\]]+/.exec(name)?.[0];
  const rest = name.slice(first?.length ?? 0);
  if (first === undefined || !/^(\[[^[\]]*\])*$/.test(rest)) throw invalid(name);
  const path = [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, step]) => step ?? '')];
  let branch = root;
  for (const step of path.slice(0, -1)) {
    const next = branch.get(step) ?? new Map<string, Branch | string>();
    if (typeof next === 'string') throw invalid(name);
    branch.set(step, next);
    branch = next;
  }
  const last = path.at(-1) ?? '';
  const leaf = last === '' ? String(branch.size) : last;
  if (branch.has(leaf) && typeof branch.get(leaf) !== 'string') throw invalid(name);
  branch.set(leaf, value);
}

function harvest(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch;
  const steps = [...branch.keys()];
  if (steps.every((step) => /^\d+$/.test(step))) return Array.from(branch.values(), harvest);
  return Object.fromEntries(Array.from(branch, ([name, inner]) => [name, harvest(inner)]));
}

function invalid(name: string): Error {
  return invalidRequest(`Invalid parameter name: ${name}`, 'parameter_invalid', name);
}
