import { SaveState } from '../editor/page/save-state.tsx';
import { StepButtons } from '../editor/page/undo-buttons.tsx';
import { useTicks, useTicksOf, type Ticks } from './ticks.ts';
import { useCount } from './which-dishes.ts';
import styles from './grid.css';

function Progress() {
  const all = useCount('all');
  const open = useCount('open');
  return (
    <div className={styles['progress']}>
      <progress max={all} value={all - open} aria-label="Confirmed dishes" />
      <output>
        {all - open} of {all} {all === 1 ? 'dish' : 'dishes'} confirmed
      </output>
    </div>
  );
}

/** Guests see ticks once they are confirmed; until then only this device has them. */
function pendingWords({ all, isKept }: Ticks): string | undefined {
  const { size } = all();
  if (size === 0) return undefined;
  const dishes = size === 1 ? '1 changed dish' : `${size} changed dishes`;
  return `${dishes} to confirm, ${isKept() ? 'kept on this device' : 'lost if you leave'}`;
}

/** What is confirmed, what is not saved, and the way back. */
export function ChangesBar() {
  const ticks = useTicks();
  const pending = useTicksOf(pendingWords);
  return (
    <div className={styles['bar']}>
      <Progress />
      <div className={styles['saving']}>
        <SaveState pending={pending} />
      </div>
      <div className={styles['undo']}>
        <StepButtons
          steps={ticks}
          canUndo={useTicksOf(({ canUndo }) => canUndo())}
          canRedo={useTicksOf(({ canRedo }) => canRedo())}
        />
      </div>
    </div>
  );
}
