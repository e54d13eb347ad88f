import { useEffect, useRef, useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { decimalsOf } from '@menuleaf/shared/menu/prices/format-price.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { Catalogue } from '../api/catalogue.ts';
import { thoseThatShow } from '../parts/money.ts';
import { CurrencyNote } from './currency/currency-note.tsx';
import type { Draft } from './draft.ts';
import { withDecimals } from './draft-edits.ts';
import { onMenu } from './on-menu.ts';
import styles from './currency/currency-note.css';
import { Review } from './review/review.tsx';
import { planSave } from './save/plan.ts';
import type { StoredDraft } from './stored-draft.ts';
import type { useSave } from './save/use-save.ts';
import { useBeginningAtTop } from './use-beginning-at-top.ts';
import { useDraft } from './use-draft.ts';

type ImportReviewProps = {
  initial: Draft;
  /** Of photos of which much was not read. */
  warnings: readonly string[];
  menu: Menu;
  catalogue: Catalogue;
  saving: ReturnType<typeof useSave>;
  stored: StoredDraft;
  /** Brings something else in its place. */
  onAgain: () => void;
};

/** The import under review, until it is saved. */
export function ImportReview(props: ImportReviewProps) {
  const { initial, warnings, menu, catalogue, saving, stored, onAgain } = props;
  const [isAsking, setIsAsking] = useState(false);
  const history = useDraft(initial);
  const there = onMenu(catalogue, menu.id);
  const unsaved = useRef(true);
  useEffect(() => {
    unsaved.current = !stored.keep(history.draft);
  }, [stored, history.draft]);
  useBeginningAtTop();
  const save = async () => {
    const outcome = await saving.start(planSave(history.draft, there));
    // Larger than estimated: saves in parts.
    if (outcome === 'too much') await saving.start(planSave(history.draft, there, true));
  };
  return (
    <>
      {warnings.map((said) => (
        <output key={said} className={styles['note']}>
          {said}
        </output>
      ))}
      <CurrencyNote
        lines={initial.lines}
        restaurants={thoseThatShow(menu.id, catalogue.restaurants)}
        onChanged={(currency) => history.edit(withDecimals(decimalsOf(currency)))}
      />
      <Review
        history={history}
        categories={there.categories}
        room={useRoom(catalogue)}
        failure={saving.failure}
        unsaved={unsaved}
        onSave={() => void save()}
      />
      <Button tone="plain" onClick={() => (history.canUndo ? setIsAsking(true) : onAgain())}>
        Import something else
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        text="Your corrections will be lost."
        confirm="Leave"
        cancel="Stay"
        onConfirm={onAgain}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/** What the plan still allows. */
function useRoom({ items, categories }: Catalogue) {
  const { user } = useSession();
  const { limits } = plans[user?.plan_type ?? 'free'];
  return {
    items: Math.max(0, (limits.items ?? Infinity) - items.length),
    categories: Math.max(0, limits.categories - categories.length),
  };
}
