import { Check, CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { answerPriceless } from '../draft-edits.ts';
import { pricesOf, type Draft, type DraftSection, type PriceQuestion as Asked } from '../draft.ts';
import fields from './dish.css';
import { SourceLines } from './source-line.tsx';
import styles from './question.css';
import { Typed } from './typed.tsx';

type PriceQuestionProps = {
  section: DraftSection;
  asked: Asked;
  source: Pick<Draft, 'lines' | 'images'>;
  edit: (change: (draft: Draft) => Draft) => void;
};

/** Asked once about dishes of which none has a price, with what stands near them that costs something. */
export function PriceQuestion({ section, asked, source, edit }: PriceQuestionProps) {
  const { id, name, near, dishes } = section;
  const [typed, setTyped] = useState('');
  const question = useId();
  const decimals = dishes[0]?.decimals ?? 2;
  const isPrice = (price: string) => pricesOf({ price, decimals }) !== undefined;
  const upTo = asked.upTo === name ? '' : `, up to “${asked.upTo}”,`;
  return (
    <fieldset className={styles['question']} aria-labelledby={question}>
      <p id={question}>
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          None of these {asked.dishes} dishes{upTo} has a price.
          {near.length > 0 ? ' Near them stands:' : ''}
        </span>
      </p>
      <SourceLines className={fields['source']} of={near} source={source} />
      <div className={styles['answers']}>
        <Button data-right data-first onClick={() => edit(answerPriceless(id))}>
          <Check size={16} aria-hidden="true" />
          Leave them without<VisuallyHidden> a price: {name}</VisuallyHidden>
        </Button>
        <Typed
          label={`One price for all of ${name}`}
          className={styles['price']}
          value={typed}
          placeholder="One price for all"
          inputMode="decimal"
          isWrong={typed !== '' && !isPrice(typed)}
          onSet={(price) => {
            setTyped(price);
            if (isPrice(price)) edit(answerPriceless(id, price));
          }}
        />
      </div>
    </fieldset>
  );
}
