import type { Values } from './form-bindings.ts';

/** Ids that are ticked are the same in any order. */
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const comparable = (value: unknown): unknown =>
  isTexts(value) ? JSON.stringify(value.toSorted((a, b) => a.localeCompare(b))) : value;

const differ = (one: Values, other: Values) =>
  Object.keys(one).some((name) => one[name] !== other[name]);

/**
 * What a form differs in from what is saved; what was typed and typed back is no difference. `current` is read when the
 * owner is about to leave, never while drawing.
 */
export function trackUnsaved(initial: Values) {
  let now = initial;
  let saved = initial;
  let isSaved = false;
  const beside = new Map<unknown, { now: unknown; saved: unknown }>();
  return {
    get current() {
      const others = [...beside.values()];
      const isBesideOther = others.some((it) => comparable(it.now) !== comparable(it.saved));
      return !isSaved && (isBesideOther || differ(now, saved));
    },
    change(name: string, value: string | boolean) {
      now = { ...now, [name]: value };
      isSaved = false;
    },
    /** For what is no field of the form; `of` tells one from another. */
    changeBeside(of: unknown, value: unknown, was: unknown) {
      beside.set(of, { now: value, saved: was });
      isSaved = false;
    },
    markSaved(saved: boolean) {
      isSaved = saved;
    },
    /** Unless the form was reset or changed since. */
    wasSaved(sent: Values) {
      if (!differ(now, sent)) saved = sent;
    },
    reset(values: Values) {
      now = values;
      saved = values;
      beside.clear();
    },
  };
}
