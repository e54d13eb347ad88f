import { useState } from 'react';
import { Languages, ListChecks, Plus } from 'lucide-react';
import { PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { HistoryLink } from '../../parts/history-link.tsx';
import { LockedNote } from '../../parts/limits/locked-note.tsx';
import { MenuRows } from '../rows/menu-rows.tsx';
import { rowActions, type RowActions } from '../rows/row-actions.ts';
import { Conflicts } from './conflicts.tsx';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import { FirstDish } from './first-dish.tsx';
import { LiveLine } from './live-line.tsx';
import { PreviewPane, useWide } from './preview-pane.tsx';
import { SaveState } from './save-state.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useUndoKeys } from './undo-keys.ts';
import styles from './editor.css';
import { BringMenu, OtherSections } from './bring-menu.tsx';

const AddSection = ({ menuId, actions }: { menuId: string; actions: RowActions }) => (
  <div className={styles['further']}>
    <Button onClick={() => actions.addSection()}>
      <Plus size={18} aria-hidden="true" />
      Add a section
    </Button>
    <BringMenu menuId={menuId} />
    <OtherSections menuId={menuId} />
    <ButtonLink to={`/menu/${menuId}/allergens`}>
      <ListChecks size={18} aria-hidden="true" />
      Allergens
    </ButtonLink>
    <ButtonLink to={`/menu/${menuId}/languages`}>
      <Languages size={18} aria-hidden="true" />
      Languages
    </ButtonLink>
  </div>
);

export function Editor({ menuId }: { menuId: string }) {
  const editing = useOpenEditing();
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
      >
        <HistoryLink kind="menus" id={menuId} />
      </PageHeading>
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

/** Focuses a field of a row, with the caret at the end. */
function focusIn(row: string, field: string): void {
  const line = document.querySelector(`[data-id="${CSS.escape(row)}"]`);
  const found =
    line?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? line?.querySelector('button');
  if (!found) return;
  found.focus();
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)
    found.setSelectionRange(found.value.length, found.value.length);
}
