import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { allergenName, allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { explainCode } from '../draft-edits.ts';
import { dishesOf, type Draft } from '../draft.ts';
import styles from './question.css';

type CodeQuestionProps = { draft: Draft; edit: (change: (draft: Draft) => Draft) => void };

const nothing = 'none';

/** Asked once for all dishes whose allergen codes nothing explains: what each stands for. */
export function CodeQuestion({ draft, edit }: CodeQuestionProps) {
  const question = useId();
  const coded = dishesOf(draft).flatMap(({ unexplained = [], isDropped }) =>
    isDropped || unexplained.length === 0 ? [] : [unexplained],
  );
  const codes = [...new Set(coded.flat())].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  if (coded.length < 2) return null;
  return (
    <fieldset className={styles['question']} aria-labelledby={question}>
      <p id={question}>
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          Allergen codes on {coded.length} dishes were not understood. Say what each stands for.
        </span>
      </p>
      <div className={styles['answers']}>
        {codes.map((code) => (
          <select
            key={code}
            className={styles['price']}
            aria-label={`What ${code} stands for`}
            value=""
            onChange={({ target: { value } }) =>
              edit(
                explainCode(
                  code,
                  allergens.find((one) => one === value),
                ),
              )
            }
          >
            <option value="" disabled>
              {code} = …
            </option>
            {allergens.map((one) => (
              <option key={one} value={one}>
                {allergenName(one)}
              </option>
            ))}
            <option value={nothing}>no allergen</option>
          </select>
        ))}
      </div>
    </fieldset>
  );
}
