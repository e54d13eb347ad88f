import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { openEditing, type OpenEditing } from '../editing/open-editing.ts';
import type { Service } from '../editing/autosave.ts';
import type { Editing } from '../editing/state.ts';
import type { UnsentStore } from '../editing/unsent.ts';
import { EditingContext } from '../editing-context.ts';

type EditedProps = {
  opened: { state: Editing; unsent: UnsentStore };
  service: Service;
  children: ReactNode;
};

/** Sends pending edits once online, and persists them when the page may be unloaded. */
function useSaving(editing: OpenEditing) {
  const again = useInvalidateLists();
  useEffect(() => {
    const send = () => editing.send();
    const keep = () => editing.keep();
    /** Who comes back sees what was saved in another tab or by somebody else. */
    const look = () => {
      if (document.visibilityState !== 'hidden' && editing.get().status === 'saved')
        void editing.refresh();
    };
    window.addEventListener('online', send);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    document.addEventListener('visibilitychange', look);
    // Edits restored from the device may be saved by now.
    editing.keep();
    if (editing.get().doc !== editing.get().base) send();
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      document.removeEventListener('visibilitychange', look);
    };
  }, [editing]);
  useEffect(() => {
    let { saves } = editing.get();
    return editing.subscribe(() => {
      if (editing.get().saves === saves) return;
      saves = editing.get().saves;
      void again();
    });
  });
}

/** Lets its children edit the opened menu. */
export function Edited({ opened, service, children }: EditedProps) {
  const queries = useQueryClient();
  const [editing] = useState(() => openEditing({ ...opened, service }));
  useEffect(
    () => () => {
      editing.close();
      // The next visit loads what is saved by then.
      queries.removeQueries({ queryKey: ['catalogue', 'editor'] });
    },
    [editing, queries],
  );
  useSaving(editing);
  return <EditingContext value={editing}>{children}</EditingContext>;
}
