import { useRef, useState } from 'react';
import type { Values } from './form-bindings.ts';

/** Values someone else saved while this form was open, and its initial ones. */
export type Conflict<V> = { theirs: V; yours: V; before: V; say?: Say | undefined };

/** A text of the form in words for the owner. */
type Say = (text: string) => string;

/** Reads the saved state. */
export type Newer<V> = () => Promise<{ values: V; version: string; say?: Say }>;

/** The version a form was loaded with, and the conflict after a save met a newer one. */
export function useConflict<V extends Values>(
  initial: V,
  version: string | undefined,
  newer: Newer<V> | undefined,
) {
  const base = useRef({ values: initial, version });
  const [conflict, setConflict] = useState<Conflict<V> & { version: string }>();

  /** Returns whether there is a conflict to show. */
  const compare = async (yours: V): Promise<boolean> => {
    const found = await newer?.().catch(() => undefined);
    if (!found) return false;
    const { values: theirs, ...read } = found;
    setConflict({ ...read, theirs, yours, before: base.current.values });
    return true;
  };

  /** The typed values with the named fields as saved; undefined returns to the form. */
  const merged = (theirs: ReadonlySet<string> | undefined): V | undefined => {
    setConflict(undefined);
    if (!conflict || !theirs) return undefined;
    const chosen = { ...conflict.yours };
    for (const name in chosen) if (theirs.has(name)) chosen[name] = conflict.theirs[name];
    base.current = { values: conflict.theirs, version: conflict.version };
    return chosen;
  };

  return { conflict, base, compare, merged };
}
