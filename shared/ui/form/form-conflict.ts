import { useRef, useState } from 'react';
import type { Values } from './form-bindings.ts';

/** What someone else saved while this form was open, and what the form started from. */
export type Conflict<V> = { theirs: V; yours: V; before: V };

/** Reads what is saved now. */
export type Newer<V> = () => Promise<{ values: V; version: string }>;

/** The version that a form was filled from, and what came of a save that met a newer one. */
export function useConflict<V extends Values>(
  initial: V,
  version: string | undefined,
  newer: Newer<V> | undefined,
) {
  const base = useRef({ values: initial, version });
  const [conflict, setConflict] = useState<Conflict<V> & { version: string }>();

  /** Returns whether there are two versions to show. */
  const compare = async (yours: V): Promise<boolean> => {
    const found = await newer?.().catch(() => undefined);
    if (!found) return false;
    const { values: theirs, version: theirVersion } = found;
    setConflict({ theirs, yours, version: theirVersion, before: base.current.values });
    return true;
  };

  /** What is typed with the named fields as they are saved; undefined goes back to the form. */
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
