import { useId, useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod';
import { ApiError, detailOf } from '../http/api-error.ts';

type Values = Record<string, string | boolean>;
type Errors = Readonly<Record<string, string>>;
type Bound = { id: string; name: string; error: string | undefined };
export type TextBinding = Bound & { value: string; onChange: (value: string) => void };
export type FlagBinding = Bound & { checked: boolean; onChange: (checked: boolean) => void };

type Options<V, O> = {
  initial: V;
  /** The contract's own schema: what it refuses here the server would refuse too. */
  schema: z.ZodType<O>;
  save: (input: O) => Promise<void>;
  /** Shown when the server gives no reason. */
  otherwise: string;
  /** What the schema of one call cannot know, such as two passwords that differ. */
  check?: (values: V) => Errors;
};

/** The state of one form: its values, what is wrong with them, and the saving of them. */
export function useForm<V extends Values, O>({
  initial,
  schema,
  save,
  otherwise,
  check,
}: Options<V, O>) {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const unsaved = useRef(false);

  const set = (name: keyof V & string, value: string | boolean) => {
    unsaved.current = true;
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)),
    );
  };
  const bound = (name: string): Bound => ({ id: `${formId}-${name}`, name, error: errors[name] });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const parsed = schema.safeParse(values);
    const wrong = { ...firstIssues(parsed.error), ...check?.(values) };
    setErrors(wrong);
    if (!parsed.success || Object.keys(wrong).length > 0) return;
    setBusy(true);
    unsaved.current = false;
    try {
      await save(parsed.data);
    } catch (error) {
      unsaved.current = true;
      if (error instanceof ApiError) setErrors(error.fields);
      setFailure(detailOf(error, otherwise));
    } finally {
      setBusy(false);
    }
  };

  return {
    id: formId,
    values,
    errors,
    failure,
    busy,
    /** Read when the owner is about to leave, never while drawing. */
    unsaved,
    set,
    touch: () => void (unsaved.current = true),
    reset: (next: V) => {
      unsaved.current = false;
      setValues(next);
      setErrors({});
      setFailure(undefined);
    },
    text: (name: keyof V & string): TextBinding => {
      const value = values[name];
      return {
        ...bound(name),
        value: typeof value === 'string' ? value : '',
        onChange: (next) => set(name, next),
      };
    },
    flag: (name: keyof V & string): FlagBinding => ({
      ...bound(name),
      checked: values[name] === true,
      onChange: (next) => set(name, next),
    }),
    submit: (event: FormEvent) => void submit(event),
  };
}

function firstIssues(error: z.ZodError | undefined): Errors {
  const wrong: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message;
  return wrong;
}
