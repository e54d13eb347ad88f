import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { addLeftLine } from '../add-left-line.ts';
import { newId, type Draft } from '../draft.ts';
import styles from './review.css';

type LeftLinesProps = {
  draft: Draft;
  edit: (change: (draft: Draft) => Draft) => void;
  /** The dish that a line was made, far above. */
  onAdded: (id: string) => void;
};

/** Nothing is dropped silently: skipped lines are listed, to be added. */
export function LeftLines({ draft, edit, onAdded }: LeftLinesProps) {
  const { left, lines } = draft;
  if (left.length === 0) return null;
  const add = (at: number) => {
    const id = newId();
    edit(addLeftLine(at, id));
    onAdded(id);
  };
  return (
    <details className={styles['left']}>
      <summary>
        {left.length === 1 ? '1 line was left out' : `${left.length} lines were left out`}
      </summary>
      <ul>
        {left.map((at) => (
          <li key={at}>
            <span>{lines[at]?.text}</span>
            <Button tone="plain" onClick={() => add(at)}>
              Make it a dish<VisuallyHidden>: {lines[at]?.text}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
