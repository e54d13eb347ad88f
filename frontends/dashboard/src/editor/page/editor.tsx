import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { useListsAgain } from '../../catalogue-api.ts';
import { LockedNote } from '../../parts/locked-note.tsx';
import { openEditing, type OpenEditing } from '../editing/open-editing.ts';
import type { Service } from '../editing/saver.ts';
import type { Editing } from '../editing/state.ts';
import type { UnsentStore } from '../editing/unsent.ts';
import { MenuRows } from '../rows/menu-rows.tsx';
import { rowActions } from '../rows/row-actions.ts';
import { AddSection } from './add-section.tsx';
import { Conflicts } from './conflicts.tsx';
import { EditingContext, useEditing } from './editing-context.ts';
import { FirstDish } from './first-dish.tsx';
import { focusIn } from './focus-in.ts';
import { LiveLine } from './live-line.tsx';
import { PreviewPane, useWide } from './preview-pane.tsx';
import { SaveState } from './save-state.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useUndoKeys } from './undo-keys.ts';
import styles from './editor.css';

type EditorProps = {
  menuId: string;
  opened: { state: Editing; unsent: UnsentStore };
  service: Service;
};

/** Sends what waits as soon as there is a connection, and keeps what is typed when the page may go any moment. */
function useSaving(editing: OpenEditing) {
  const again = useListsAgain();
  useEffect(() => {
    const send = () => editing.send();
    const keep = () => editing.keep();
    window.addEventListener('online', send);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    // What was taken up from the device may be saved by now.
    editing.keep();
    if (editing.get().doc !== editing.get().base) send();
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
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

export function Editor({ menuId, opened, service }: EditorProps) {
  const queries = useQueryClient();
  const [editing] = useState(() => openEditing({ ...opened, service }));
  useEffect(
    () => () => {
      editing.close();
      // The next visit begins with what is saved by then.
      queries.removeQueries({ queryKey: ['catalogue', 'editor'] });
    },
    [editing, queries],
  );
  useSaving(editing);
  return (
    <EditingContext value={editing}>
      <EditorPage menuId={menuId} editing={editing} />
    </EditingContext>
  );
}

function EditorPage({ menuId, editing }: { menuId: string; editing: OpenEditing }) {
  const { name, locked } = useEditing(({ about }) => about.menu);
  const isEmpty = useEditing(({ doc }) => doc.order.length === 0);
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const isWide = useWide();
  const [actions] = useState(() => rowActions(editing, focusIn));
  useUndoKeys(editing);
  return (
    <div className={styles['page']} data-side={side}>
      <PageHeading
        title={name}
        lead="Edit dishes"
        back={{ to: '/dashboard?tab=menus', label: 'Back to Dashboard' }}
      />
      <LiveLine menuId={menuId} />
      <ToolBar side={side} onSide={setSide}>
        <SaveState />
      </ToolBar>
      {locked ? <LockedNote /> : null}
      <div className={styles['sides']}>
        <div className={styles['lines']}>
          {isEmpty && !locked ? (
            <FirstDish menuId={menuId} actions={actions} />
          ) : (
            <MenuRows actions={actions} />
          )}
          {isEmpty || locked ? null : <AddSection menuId={menuId} actions={actions} />}
        </div>
        {isWide || side === 'preview' ? <PreviewPane menuId={menuId} /> : null}
      </div>
      <Conflicts />
    </div>
  );
}
