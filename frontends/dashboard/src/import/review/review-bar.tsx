import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './review.css';

type ReviewBarProps = {
  /** What a save would do, in words. */
  brings: string;
  toLook: number;
  /** How many of them keep it from being saved. */
  toPutRight: number;
  failure: string | undefined;
  isFiltered: boolean;
  onFilter: () => void;
  onNext: () => void;
  canUndo: boolean;
  onUndo: () => void;
  save: { disabled: boolean; onSave: () => void };
};

export const ReviewBar = (props: ReviewBarProps) => {
  const { brings, toLook, toPutRight, isFiltered, onFilter, onNext, canUndo, onUndo, save } = props;
  return (
    <div className={styles['bar']}>
      <p role="alert" className={styles['problem']}>
        {props.failure}
      </p>
      <output>
        {brings}
        {toLook > 0 ? `, ${toLook} to look at` : ', all looked at'}
        {toPutRight > 0 ? `, ${toPutRight} to fix` : ''}
      </output>
      <Button tone="primary" disabled={save.disabled} onClick={save.onSave}>
        Save to the menu
      </Button>
      {toLook > 0 || isFiltered ? (
        <div className={styles['looking']}>
          <Button onClick={onNext} disabled={toLook === 0} aria-keyshortcuts="Alt+ArrowDown">
            Next<VisuallyHidden> to look at</VisuallyHidden>
          </Button>
          <Button tone="plain" aria-pressed={isFiltered} onClick={onFilter}>
            {isFiltered ? 'Show all' : 'Only these'}
          </Button>
        </div>
      ) : null}
      <Button tone="plain" disabled={!canUndo} onClick={onUndo}>
        Undo
      </Button>
      {toLook > 0 ? <KeyHint /> : null}
    </div>
  );
};
