import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { useBeginningAtTop } from '../use-beginning-at-top.ts';
import type { useSave } from './use-save.ts';
import styles from './saving.css';

/** A running or stopped save: it resumes, or what it created is removed. */
export function Saving({ saving }: { saving: ReturnType<typeof useSave> }) {
  const { state, save, failure, goOn, remove } = saving;
  useBeginningAtTop();
  const total = save?.steps.length ?? 1;
  const done = save?.done ?? 0;
  const isBusy = state === 'saving' || state === 'removing';
  return (
    <Card title={state === 'stopped' ? 'Your menu isn’t fully saved yet' : 'Saving your menu'}>
      <p>
        {state === 'removing'
          ? 'Removing what was imported.'
          : `Part ${Math.min(done + 1, total)} of ${total}. Guests see it once all of it is there.`}
      </p>
      <progress className={styles['progress']} aria-label="Saved" max={total} value={done} />
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <div className={styles['ways']}>
        <Button
          tone="primary"
          busy={state === 'saving' && 'Saving...'}
          disabled={isBusy}
          onClick={() => void goOn()}
        >
          Go on
        </Button>
        <Button
          tone="plain-danger"
          busy={state === 'removing' && 'Removing...'}
          disabled={isBusy}
          onClick={() => void remove()}
        >
          Remove what was imported
        </Button>
      </div>
    </Card>
  );
}
