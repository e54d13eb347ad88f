import { useEffect, useState } from 'react';
import { onSignedOut } from '@menuleaf/shared/browser/client/signed-out.ts';
import { useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { Values } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';

/** What was typed when a session ended. In memory: a device may be shared. */
let unsaved: { by: string; at: string; typed: Values } | undefined;

type Form<V> = {
  values: V;
  set: (name: keyof V & string, value: string | boolean) => void;
};

/** Brings back what was typed when the session ended, to the same person in the same form. `never` is asked for anew. */
export function useRestoredInput<V extends Values>({ values, set }: Form<V>, never?: string): void {
  const [initial] = useState(values);
  const by = useSession().user?.id;
  const { pathname, search } = useLocation();
  const at = pathname + search;
  useEffect(
    () =>
      onSignedOut(() => {
        const typed = Object.entries(values).filter(
          ([name, value]) => name !== never && value !== initial[name],
        );
        if (by !== undefined && typed.length > 0) {
          unsaved = { by, at, typed: Object.fromEntries(typed) };
        }
      }),
    [values, initial, never, by, at],
  );
  useEffect(() => {
    if (unsaved?.by !== by || unsaved?.at !== at) return;
    for (const name in initial) {
      const value = unsaved.typed[name];
      if (value !== undefined) set(name, value);
    }
    unsaved = undefined;
    toast({ title: 'What you typed is here again. It isn’t saved yet.' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- into a form as it opens, not as it is typed in
  }, [by, at]);
}
