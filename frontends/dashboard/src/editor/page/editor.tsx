import { type ReactNode, useState, useId } from 'react';
import { Languages, ListChecks, Plus, BookCopy, Upload } from 'lucide-react';
import { PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { HistoryLink } from '../../parts/history-link.tsx';
import { LockedNote } from '../../parts/limits/locked-note.tsx';
import { MenuRows } from '../rows/menu-rows.tsx';
import { rowActions, type RowActions } from '../rows/row-actions.ts';
import { Conflicts } from './conflicts.tsx';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import { PreviewPane } from './preview-pane.tsx';
import { LiveLine } from './live-line.tsx';
import { SaveState } from './save-state.tsx';
import { useUndoKeys } from './undo-keys.ts';
import styles from './editor.css';
import { mediaHook } from '../../parts/narrow.ts';
import { SideSwitch } from '../../parts/side-switch.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useAutofocus } from '../../parts/autofocus.ts';
import { useQuery } from '@tanstack/react-query';
import { menusQuery } from '../../api/catalogue-api.ts';

/** Import link for owners with an existing menu: text, sheet, PDF or paper. */
const BringMenu = ({ menuId }: { menuId: string }) => (
  <ButtonLink to={`/menu/${menuId}/import`}>
    <Upload size={18} aria-hidden="true" />
    Bring your menu
  </ButtonLink>
);

/** What another menu has can stand on this one too. */
function OtherSections({ menuId }: { menuId: string }) {
  const { data = [] } = useQuery(menusQuery);
  if (!data.some(({ id, categories }) => id !== menuId && categories.length > 0)) return null;
  return (
    <ButtonLink to={`/menu/${menuId}/manage-categories`}>
      <BookCopy size={18} aria-hidden="true" />
      Sections of other menus
    </ButtonLink>
  );
}

/** An empty menu shows a row for its first dish. */
function FirstDish({ menuId, actions }: { menuId: string; actions: RowActions }) {
  const id = useId();
  useAutofocus(id);
  // Japanese, Chinese and Korean are composed here first: a new row would take the field away from under it.
  const [composed, setComposed] = useState('');
  return (
    <div className={styles['first']}>
      <input
        id={`${id}-name`}
        aria-label="Type your first dish"
        placeholder="Type your first dish"
        autoComplete="off"
        value={composed}
        onChange={({ target, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (isComposing) setComposed(target.value);
          else actions.addFirst({ name: target.value });
        }}
        onCompositionEnd={() => {
          if (composed !== '') actions.addFirst({ name: composed });
        }}
        onPaste={(event) => {
          if (actions.addFirstLines(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <p>
        Type it with its price, as “Soup 5.50”, and press Enter for the next one. Or paste a list:
        each line becomes a dish, under its headings. For one with descriptions or allergens, use
        Bring your menu.
      </p>
      <div className={styles['further']}>
        <BringMenu menuId={menuId} />
        <OtherSections menuId={menuId} />
      </div>
    </div>
  );
}

type Side = 'edit' | 'preview';

const sides = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const;

type ToolBarProps = { side: Side; onSide: (side: Side) => void; children: ReactNode };

/** Menu-wide tools, always in reach. */
function ToolBar({ side, onSide, children }: ToolBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      <div className={styles['tools']}>
        <UndoButtons />
        <SideSwitch
          label="Shown side"
          side={side}
          sides={sides}
          className={styles['switch']}
          onChange={onSide}
        />
      </div>
    </div>
  );
}

/** Wide enough for the style sheet's preview beside the rows. */
const useWide = mediaHook('(min-width: 1100px)');

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
