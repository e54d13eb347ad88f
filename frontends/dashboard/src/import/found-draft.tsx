import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { Draft } from './draft.ts';
import { draftWords } from './stored-draft.ts';
import styles from './sources.css';

type FoundDraftProps = { draft: Draft; onGoOn: () => void; onDiscard: () => void };

/** The review that was left, or that the device dropped. */
export const FoundDraft = ({ draft, onGoOn, onDiscard }: FoundDraftProps) => (
  <section className={styles['found']} aria-labelledby="found">
    <h2 id="found">Go on with the menu that you were checking</h2>
    <p>{draftWords(draft)}, kept on this device. Reading another menu replaces it.</p>
    <div className={styles['pickers']}>
      <Button tone="primary" onClick={onGoOn}>
        Go on
      </Button>
      <Button onClick={onDiscard}>Discard</Button>
    </div>
  </section>
);
