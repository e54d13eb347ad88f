import { onlineManager } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { core } from 'zod/mini';
import { safeParse } from '@menuleaf/shared/contracts/schema.ts';
import { ApiError, detailOf, isStale } from '../../browser/client/api-error.ts';
import { useBindings, type Errors, type Values } from './form-bindings.ts';
import { useConflict, type Newer } from './form-conflict.ts';
import { useRetryOnline } from '../use-retry-online.ts';

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
function trackUnsaved(initial: Values) {
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

type Options<V, O> = {
  initial: V;
  /** `updated_at` of the loaded version; the save sends it, so that it overwrites nothing unseen. */
  version?: string;
  /** Reads the saved state, for the owner to compare after a 409. */
  newer?: Newer<V>;
  /** The contract's own schema: the server refuses the same. */
  schema: core.$ZodType<O>;
  save: (input: O, version: string | undefined) => Promise<void>;
  /** Shown when the server gives no reason. */
  otherwise: string;
  /** Shown whatever reason the server gives. */
  failureTitle?: string;
  /** Checks beyond a call's schema, such as two passwords that differ. */
  check?: (values: V) => Errors;
};

/** State of a form: its values, errors and saving. */
export function useForm<V extends Values, O>(options: Options<V, O>) {
  const { initial, schema, save, otherwise, failureTitle, check, version, newer } = options;
  const id = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const [unsaved] = useState(() => trackUnsaved(initial));
  const { conflict, base, compare, merged } = useConflict(initial, version, newer);

  const set = (name: keyof V & string, value: string | boolean) => {
    unsaved.change(name, value);
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)),
    );
  };

  const failed = async (error: unknown, sent: V) => {
    unsaved.markSaved(false);
    if (isStale(error) && (await compare(sent))) return;
    if (error instanceof ApiError) setErrors(error.fields);
    setFailure(failureTitle ?? detailOf(error, otherwise));
  };

  const send = async (sent: V) => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
    const parsed = safeParse(schema, sent);
    const wrong = { ...firstIssues(parsed.error), ...check?.(sent) };
    setErrors(wrong);
    setWaiting(false);
    if (!parsed.success || Object.keys(wrong).length > 0) return;
    if (!onlineManager.isOnline()) return setWaiting(true);
    setBusy(true);
    unsaved.markSaved(true);
    try {
      await save(parsed.data, base.current.version);
      unsaved.wasSaved(sent);
    } catch (error) {
      await failed(error, sent);
    } finally {
      setBusy(false);
    }
  };
  useRetryOnline(waiting, () => void send(values));

  return {
    id,
    values,
    errors,
    failure,
    busy,
    /** Whether a save was attempted offline: it is sent when the connection returns. */
    waiting,
    /** Number of save attempts: the summary takes focus on each. */
    attempt,
    conflict,
    /** Saves the typed values with the named fields as saved; undefined returns to the form. */
    resolve: (theirs: ReadonlySet<string> | undefined) => {
      const chosen = merged(theirs);
      if (!chosen) return;
      setValues(chosen);
      void send(chosen);
    },
    /** Read before the owner leaves, never during render. */
    unsaved,
    set,
    /** For state outside the form's fields that also counts as a change; `saved` is its saved value. */
    touching:
      <T>(set: (next: T) => void, saved?: T) =>
      (next: T) => {
        unsaved.changeBeside(set, next, saved);
        set(next);
      },
    /** Call before leaving on purpose, such as after a deletion. */
    markSaved: () => unsaved.markSaved(true),
    reset: (next: V) => {
      unsaved.reset(next);
      setValues(next);
      setErrors({});
      setFailure(undefined);
    },
    ...useBindings({ id, values, errors }, set),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send(values);
    },
  };
}

function firstIssues(error: core.$ZodError | undefined): Errors {
  const wrong: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message;
  return wrong;
}
