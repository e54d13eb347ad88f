import type { KnownItem } from '../again/known-item.ts';
import { otherTexts } from '../again/other-texts.ts';
import type { DraftDish } from '../draft.ts';
import styles from './again.css';

type KnownTextsProps = {
  dish: DraftDish;
  known: KnownItem;
  set: (change: Partial<DraftDish>) => void;
};

/** The import has other texts: those on the menu stay unless the owner takes these. */
export function KnownTexts({ dish, known, set }: KnownTextsProps) {
  const { name, choice, takesName, takesDescription } = dish;
  const said = known.description ?? '';
  const { isRenamed, isDescribed } = otherTexts(dish);
  if (choice === 'add' || !(isRenamed || isDescribed)) return null;
  return (
    <div className={styles['texts']}>
      {isRenamed ? (
        <label>
          <input
            type="checkbox"
            checked={takesName}
            onChange={() => set({ takesName: !takesName })}
          />
          <span>
            Rename it from <q>{known.name}</q> to <q>{name}</q>
          </span>
        </label>
      ) : null}
      {isDescribed ? (
        <label>
          <input
            type="checkbox"
            checked={takesDescription}
            onChange={() => set({ takesDescription: !takesDescription })}
          />
          <span>
            Use this description for {known.name}
            {said === '' ? '' : ' instead of '}
            {said === '' ? null : <q>{said}</q>}
          </span>
        </label>
      ) : null}
    </div>
  );
}
