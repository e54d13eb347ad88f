import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './review.css';

const alt = /Mac|iPad|iPhone/u.test(navigator.userAgent) ? '⌥' : 'Alt';

/** Keyboard shortcuts for the review, if there is room. */
const KeyHint = () => (
  <p className={styles['hint']}>
    <kbd>{alt}</kbd> <kbd>↓</kbd> <kbd>↑</kbd> move <kbd>Enter</kbd> keep
  </p>
);

type ReviewBarProps = {
  /** What a save would do, in words. */
  brings: string;
  toLook: number;
  /** How many of them keep it from being saved. */
  toPutRight: number;
  /** The plan has no room for it. */
  isOver: boolean;
  failure: string | undefined;
  isFiltered: boolean;
  onFilter: () => void;
  onNext: () => void;
  canUndo: boolean;
  onUndo: () => void;
  canSave: boolean;
  /** Or shows what is in its way. */
  onSave: () => void;
};

export const ReviewBar = (props: ReviewBarProps) => {
  const { brings, toLook, toPutRight, isOver, isFiltered, onFilter, onNext, canUndo } = props;
  return (
    <div className={styles['bar']}>
      <p role="alert" className={styles['problem']}>
        {props.failure}
      </p>
      <output>
        {brings}
        {toLook > 0 ? `, ${toLook} to look at` : ', all looked at'}
        {toPutRight > 0 ? `, ${toPutRight} to fix first` : ''}
        {isOver ? ', more than your plan has room for' : ''}
      </output>
      <Button tone="primary" disabled={!props.canSave} onClick={props.onSave}>
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
      {canUndo || toLook > 0 || isFiltered ? (
        <Button tone="plain" disabled={!canUndo} onClick={props.onUndo}>
          Undo
        </Button>
      ) : null}
      {toLook > 0 ? <KeyHint /> : null}
    </div>
  );
};
