import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { shownDiets } from '../page/item/shown-diets.ts';
import { ItemAllergens } from '../page/item/item-allergens.tsx';
import { usePageWords, useTextAttributes } from '../page/page-language.ts';
import type { Block } from './blocks.ts';
import styles from './dishes.css';

export type Shown = {
  formatPrice: (price: number) => string;
  /** Less detail, for counter boards. */
  isShort: boolean;
  hasAllergens: boolean;
  /** Whether each dish that nobody confirmed says so itself: beside others that say theirs, silence reads as none. */
  asksAtDishes: boolean;
};

/** One line or paragraph of the menu, equally high wherever it is placed. */
export function PaperBlock({ block, shown }: { block: Block; shown: Shown }) {
  return block.kind === 'heading' ? (
    <Heading block={block} shown={shown} />
  ) : (
    <Dish dish={block.dish} shown={shown} />
  );
}

type HeadingProps = { block: Extract<Block, { kind: 'heading' }>; shown: Shown };

function Heading({ block: { category, number }, shown }: HeadingProps) {
  const tongue = useTextAttributes();
  const { name, description, note } = category;
  return (
    <div className={styles['heading']}>
      <h3 data-number={number} {...tongue(name)}>
        <span>{name}</span>
      </h3>
      {description && !shown.isShort ? <p {...tongue(description)}>{description}</p> : null}
      {note && !shown.isShort ? <p {...tongue(note)}>{note}</p> : null}
    </div>
  );
}

function Dish({ dish, shown }: { dish: PublicItem; shown: Shown }) {
  const tongue = useTextAttributes();
  const { name, description } = dish;
  return (
    <div className={styles['dish']}>
      <div className={styles['line']}>
        <b {...tongue(name)}>{name}</b>
        {dish.price_kind === 'none' ? null : (
          <>
            <i aria-hidden="true" />
            <Price dish={dish} formatPrice={shown.formatPrice} />
          </>
        )}
      </div>
      {description && !shown.isShort ? <p {...tongue(description)}>{description}</p> : null}
      {shown.isShort ? null : <Diets dish={dish} />}
      {shown.hasAllergens && (dish.allergens || shown.asksAtDishes) ? (
        <div className={styles['allergens']} data-asks={shown.asksAtDishes}>
          <ItemAllergens item={dish} />
        </div>
      ) : null}
    </div>
  );
}

function Price({ dish, formatPrice }: { dish: PublicItem } & Pick<Shown, 'formatPrice'>) {
  const words = usePageWords();
  const tongue = useTextAttributes();
  const { choices = [], price_kind } = dish;
  if (choices.length === 0 || price_kind === 'market') {
    return <span className={styles['price']}>{priceWords(dish, formatPrice, words)}</span>;
  }
  return (
    <span className={styles['choices']}>
      {choices.map((choice) => (
        <span key={choice.name}>
          <small {...tongue(choice.name)}>{choice.name}</small>{' '}
          <bdi className={styles['price']}>{formatPrice(choice.price)}</bdi>
        </span>
      ))}
    </span>
  );
}

function Diets({ dish }: { dish: PublicItem }) {
  const words = usePageWords();
  const { vegetarian, vegan, glutenFree } = shownDiets(dish);
  const diets = [
    vegan ? words.vegan : vegetarian && words.vegetarian,
    glutenFree && words.glutenFree,
    dish.calories ? interpolate(words.kcal, { n: dish.calories }) : false,
  ].filter((diet) => diet !== false);
  if (diets.length === 0) return null;
  return <p className={styles['diets']}>{diets.join(' · ')}</p>;
}
