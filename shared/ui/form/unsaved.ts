import type { Values } from './form-bindings.ts';

/** Checked ids are equal in any order. */
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const comparable = (value: unknown): unknown =>
  isTexts(value) ? JSON.stringify(value.toSorted((a, b) => a.localeCompare(b))) : value;

const differ = (one: Values, other: Values) =>
  Object.keys(one).some((name) => one[name] !== other[name]);

/**
 * Tracks a form's unsaved changes; input that was typed and reverted is not a change. `current` is read before the
 * owner leaves, never during render.
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
    /** For state outside the form; `of` identifies it. */
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
