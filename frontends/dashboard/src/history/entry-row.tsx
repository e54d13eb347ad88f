import { Undo2 } from 'lucide-react';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import { editorMayUndo } from '@menuleaf/shared/menu/editor-may-undo.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { clockTime } from './days.ts';
import { type Detail, details } from './details.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './history.css';
import { type Knowing, sentence } from './sentence.ts';
import { useUndo } from './use-undo.ts';

type EntryRowProps = { entry: HistoryEntry; isUndone: boolean; knowing: Knowing };

/** One change as a sentence, with details and Undo. */
export function EntryRow({ entry, isUndone, knowing }: EntryRowProps) {
  const said = sentence(entry, knowing);
  const more = details(entry, knowing);
  const mayUndo = useMay('manager') || entry.things.every(editorMayUndo);
  return (
    <li className={styles['row']} data-undone={isUndone}>
      <time className={styles['time']} dateTime={entry.at}>
        {clockTime(entry.at)}
      </time>
      <div className={styles['what']}>
        <p className={styles['said']}>{said}</p>
        {more.length > 0 ? <Details all={more} of={said} /> : null}
      </div>
      {isUndone ? <Badge>Undone</Badge> : mayUndo ? <UndoButton id={entry.id} said={said} /> : null}
    </li>
  );
}

const Details = ({ all, of }: { all: readonly Detail[]; of: string }) => (
  <details className={styles['details']}>
    <summary aria-label={`Details: ${of}`}>Details</summary>
    <ul>
      {all.map(({ what, before, after }) => (
        <li key={what}>
          {before === undefined ? (
            what
          ) : (
            <>
              {what}: <del>{before}</del> <span aria-hidden="true">→</span>
              <VisuallyHidden>, now </VisuallyHidden>
              <ins>{after}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  </details>
);

function UndoButton({ id, said }: { id: string; said: string }) {
  const { undo, isBusy, question, forget } = useUndo(id);
  return (
    <>
      <Button
        tone="plain"
        busy={isBusy && 'Undoing...'}
        aria-label={`Undo: ${said}`}
        onClick={() => void undo()}
      >
        <Undo2 size={16} aria-hidden="true" />
        Undo
      </Button>
      <ConfirmDialog
        open={question !== undefined}
        title="Changed again since"
        text={question}
        confirm="Undo anyway"
        cancel="Leave it"
        busy={isBusy && 'Undoing...'}
        onConfirm={() => void undo('undo')}
        onCancel={forget}
      />
    </>
  );
}
