import { useState, useRef } from 'react';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { itemCreate } from '@menuleaf/shared/contracts/catalogue/items/new-item.ts';
import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { PriceKind } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { bindFlag, bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { useChange } from '../api/catalogue-api.ts';
import { useOnce } from '../api/use-once.ts';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import { useAutofocus } from '../parts/autofocus.ts';
import { CategoryChoice } from './category-choice.tsx';
import { ItemFields } from './item-fields.tsx';
import { lastCategories, rememberCategories } from './last-categories.ts';
import { ItemImage, useImageChoice } from '../images/item-image.tsx';
import { typedOrder } from '../parts/typed-order.ts';
import { useRestoredInput } from '../parts/restored-input.ts';
import { asTexts, itemValues, type ItemValues } from './item-values.ts';
import { priceOfChoices, priceProblems, typedPrices } from '../prices/typed-prices.ts';
import { useItemMoney } from '../prices/use-item-money.ts';
import { newItems } from '../api/new-items.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { categoryChanges } from '../api/category-changes.ts';

/** With no category yet, the first item's form names one; it goes on the only menu. */
function useFirstCategory(isNeeded: boolean) {
  const [name, setName] = useState('');
  const createCategory = useOnce(categoryChanges.createCategory);
  const made = useRef({ name: '', id: '' });
  return {
    isNeeded,
    name,
    setName,
    /** Category ids, stable across form retries; empty if not needed or named. */
    make: async (): Promise<string[]> => {
      const typed = name.trim();
      if (!isNeeded || typed === '') return [];
      if (made.current.name !== typed) {
        const { id } = await createCategory({ body: { name: typed } });
        made.current = { name: typed, id };
      }
      return [made.current.id];
    },
  };
}

type FirstCategoryProps = {
  category: ReturnType<typeof useFirstCategory>;
  onChange: (name: string) => void;
};

const FirstCategory = ({ category, onChange }: FirstCategoryProps) =>
  category.isNeeded ? (
    <TextField
      label="Category"
      optional
      help="Such as Starters. Guests see items grouped by category on your menu."
      bind={bindText('first-category', category.name, onChange)}
    />
  ) : null;

const imageTexts = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP). GIF files are not supported.',
  tooLarge: 'File size must be less than 5MB.',
};

const itemForm = (decimals: number) =>
  z.pipe(
    z.transform((typed: ItemValues): unknown => priceOfChoices(typed, decimals)),
    z.extend(z.omit(itemCreate, { category_ids: true, image_crop: true }), {
      sort_order: typedOrder,
      ...typedPrices,
    }),
  );

type AddItemFormProps = {
  categories: readonly Category[];
  /** The category in the URL, for owners coming from its place in the list. */
  named: string | null;
  /** Categories of the previous item, when adding another. */
  chosenBefore: readonly string[] | undefined;
  onCancel: () => void;
  onAnother: (chosen: readonly string[]) => void;
};

export function AddItemForm(props: AddItemFormProps) {
  const { categories, named, chosenBefore, onCancel, onAnother } = props;
  const navigate = useNavigate();
  const choice = useImageChoice();
  const [chosenAtFirst] = useState(() => chosenBefore ?? proposed(categories, named));
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [another, setAnother] = useState(chosenBefore !== undefined);
  const money = useItemMoney()({ categories: chosen.map((id) => ({ id })) });
  const first = useFirstCategory(categories.length === 0);
  const { mutateAsync } = useChange(useOnce(newItems.createItem));
  const form = useForm({
    initial: itemValues(undefined, money.decimals),
    schema: itemForm(money.decimals),
    check: (values) => ({ ...priceProblems(values, money.decimals), ...choice.check() }),
    otherwise: 'Failed to create menu item',
    save: async (input) => {
      const image = await choice.send();
      const into = [...chosen, ...(await first.make())];
      await mutateAsync({
        body: {
          ...asTexts(input),
          ...omitDefaults(input),
          allergens_confirmed: input.allergens_confirmed || undefined,
          ...image,
          category_ids: JSON.stringify(into),
        },
      });
      rememberCategories(into);
      toast({ title: `${input.name} was added` });
      if (another) onAnother(into);
      else await navigate('/dashboard?tab=menu-items');
    },
  });
  useAutofocus(form.id);
  useRestoredInput(form, 'allergens_confirmed');
  return (
    <Card>
      <GuardedForm
        form={form}
        sticky="card"
        label="Menu item"
        advice={planAdvice(form.failure)}
        cancel={<Button onClick={onCancel}>Cancel</Button>}
        submit="Create Menu Item"
        submitting="Creating..."
      >
        <ItemFields
          form={form}
          money={money}
          orderHelp="Lower comes first. Leave empty to add it at the end."
        />
        <FirstCategory category={first} onChange={form.touching(first.setName)} />
        <CategoryChoice
          categories={categories}
          chosen={chosen}
          onChange={form.touching(setChosen, chosenAtFirst)}
          help="Guests see it in the categories you choose."
        />
        <ItemImage current={null} choice={choice} texts={imageTexts} form={form} />
        <Checkbox
          label="Add another after this one"
          bind={bindFlag('another', another, setAnother)}
        />
      </GuardedForm>
    </Card>
  );
}

/** Omits the default: one fixed price. */
const omitDefaults = ({
  choices,
  price_kind,
}: {
  choices: readonly Choice[];
  price_kind: PriceKind;
}) => ({
  choices: choices.length > 0 ? JSON.stringify(choices) : undefined,
  price_kind: price_kind === 'fixed' ? undefined : price_kind,
});

/** The requested category, else those last used on this device; a single category is preselected. */
function proposed(categories: readonly Category[], named: string | null): readonly string[] {
  const open = categories.filter(({ locked }) => !locked).map(({ id }) => id);
  if (named !== null && open.includes(named)) return [named];
  const last = lastCategories().filter((id) => open.includes(id));
  return last.length > 0 || open.length > 1 ? last : open;
}
