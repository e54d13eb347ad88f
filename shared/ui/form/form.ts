import { onlineManager } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { core } from 'zod/mini';
import { safeParse } from '@menuleaf/shared/contracts/schema.ts';
import { ApiError, detailOf, isStale } from '../../browser/client/api-error.ts';
import { useBindings, type Errors, type Values } from './form-bindings.ts';
import { useConflict, type Newer } from './form-conflict.ts';
import { trackUnsaved } from './unsaved.ts';
import { useWhenBack } from '../when-back.ts';

type Options<V, O> = {
  initial: V;
  /** `updated_at` of what the form was filled from; the save sends it, so that it overwrites nothing unseen. */
  version?: string;
  /** Reads what is saved now, for the owner to compare when the server answers 409. */
  newer?: Newer<V>;
  /** The contract's own schema: what it refuses here the server would refuse too. */
  schema: core.$ZodType<O>;
  save: (input: O, version: string | undefined) => Promise<void>;
  /** Shown when the server gives no reason. */
  otherwise: string;
  /** Shown whatever reason the server gives. */
  failureTitle?: string;
  /** What the schema of one call cannot know, such as two passwords that differ. */
  check?: (values: V) => Errors;
};

/** The state of one form: its values, what is wrong with them, and the saving of them. */
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
  useWhenBack(waiting, () => void send(values));

  return {
    id,
    values,
    errors,
    failure,
    busy,
    /** Whether a save was pressed without a connection: it is sent by itself when there is one. */
    waiting,
    /** How often the owner has tried to save: the summary takes the focus at each. */
    attempt,
    conflict,
    /** Saves what is typed with the named fields as they are saved; undefined goes back to the form. */
    resolve: (theirs: ReadonlySet<string> | undefined) => {
      const chosen = merged(theirs);
      if (!chosen) return;
      setValues(chosen);
      void send(chosen);
    },
    /** Read when the owner is about to leave, never while drawing. */
    unsaved,
    set,
    /** For what is no field of the form, and counts as a change of it all the same; `saved` is how it was. */
    touching:
      <T>(set: (next: T) => void, saved?: T) =>
      (next: T) => {
        unsaved.changeBeside(set, next, saved);
        set(next);
      },
    /** To be said before leaving on purpose, such as after a deletion. */
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
