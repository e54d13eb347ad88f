import type { Language } from '@menuleaf/shared/contracts/catalogue/language.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { LanguageField } from '../print/language-field.tsx';
import type { PrintedMenu } from '../print/print-choice.ts';
import pageStyles from '../print/print-page.css';
import { type FormatName, postFormats } from './post-format.ts';
import { type PostChoice, dishesIn } from './post-choice.ts';
import { boundFields } from '../print/bound-fields.ts';
import styles from './post-page.css';
import { useState } from 'react';
import type { PublicCategory, PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';

type DishChoiceProps = {
  choice: PostChoice;
  menu: PrintedMenu;
  onChange: (change: Pick<PostChoice, 'dishes'>) => void;
};

const counted = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** Selects whole categories or single dishes; sold-out ones cannot be chosen. */
function DishChoice({ choice, menu, onChange }: DishChoiceProps) {
  const [now] = useState(() => new Date());
  const chosen = choice.dishes ?? dishesIn(menu.categories);
  const toggle = (items: readonly PublicItem[], isOn: boolean) => {
    const dishes = new Set(chosen);
    for (const { id } of items) {
      if (isOn) dishes.add(id);
      else dishes.delete(id);
    }
    onChange({ dishes });
  };
  const served = menu.categories.filter(({ items }) => items.length > 0);
  const shown = served.flatMap(({ items }) =>
    items.filter((item) => chosen.has(item.id) && isAvailable(item, now)),
  );
  return (
    <fieldset className={styles['dishes']}>
      <legend>Dishes</legend>
      <p>{counted(shown.length)} in the pictures.</p>
      {served.map((category) => (
        <Category key={category.id} {...{ category, chosen, now, toggle }} />
      ))}
    </fieldset>
  );
}

type CategoryProps = {
  category: PublicCategory;
  chosen: ReadonlySet<string>;
  now: Date;
  toggle: (items: readonly PublicItem[], isOn: boolean) => void;
};

function Category({ category: { id, name, items }, chosen, now, toggle }: CategoryProps) {
  const own = items.filter((item) => chosen.has(item.id));
  const bind = (key: string, checked: boolean, some: readonly PublicItem[]) =>
    bindFlag(key, checked, (isOn: boolean) => toggle(some, isOn), `post-${id}-${key}`);
  return (
    <div className={styles['category']}>
      <Checkbox label={name} bind={bind('all', own.length > 0, items)} />
      <details>
        <summary>
          {own.length} of {items.length}
          <VisuallyHidden> dishes of {name}</VisuallyHidden>
        </summary>
        {items.map((item) =>
          isAvailable(item, now) ? (
            <Checkbox
              key={item.id}
              label={item.name}
              bind={bind(item.id, chosen.has(item.id), [item])}
            />
          ) : (
            <p key={item.id}>{item.name}: sold out</p>
          ),
        )}
      </details>
    </div>
  );
}

type PostChoicesProps = {
  choice: PostChoice;
  menus: readonly PrintedMenu[];
  /** The chosen one. */
  shown: PrintedMenu;
  /** Its languages, main one first. */
  languages: readonly string[];
  onLanguage: (language: Language) => void;
  onChange: (change: Partial<PostChoice>) => void;
};

const formats: readonly FormatName[] = ['feed', 'story'];
/** More would be truncated. */
const longestTitle = 80;

const { bound, flag } = boundFields('post');

/** Options for the pictures. */
export function PostChoices(props: PostChoicesProps) {
  const { choice, menus, shown, languages, onLanguage, onChange } = props;
  const setFormat = (value: string) =>
    onChange({ format: formats.find((one) => one === value) ?? 'feed' });
  return (
    <form className={pageStyles['choices']} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label="Size"
        bind={bound('size', choice.format, setFormat)}
        options={formats.map((value) => ({ value, label: postFormats[value].title }))}
      />
      {menus.length > 1 ? (
        <SelectField
          label="Menu"
          bind={bound('menu', choice.menu, (menu) =>
            onChange({ menu, dishes: undefined, title: undefined }),
          )}
          options={menus.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {languages.length > 1 ? (
        <LanguageField languages={languages} onLanguage={onLanguage} />
      ) : null}
      <TextField
        label="Title"
        bind={bound('title', choice.title ?? shown.name, (title) =>
          onChange({ title: title.slice(0, longestTitle) }),
        )}
      />
      <DishChoice choice={choice} menu={shown} onChange={onChange} />
      <Looks choice={choice} onChange={onChange} />
    </form>
  );
}

const Looks = ({ choice, onChange }: Pick<PostChoicesProps, 'choice' | 'onChange'>) => (
  <div className={styles['looks']}>
    <Checkbox
      label="Today’s date"
      bind={flag('date', choice.hasDate, (hasDate) => onChange({ hasDate }))}
    />
    <Checkbox
      label="Photos"
      bind={flag('photos', choice.hasPhotos, (hasPhotos) => onChange({ hasPhotos }))}
    />
    <Checkbox
      label="Descriptions"
      bind={flag('descriptions', choice.hasDescriptions, (hasDescriptions) =>
        onChange({ hasDescriptions }),
      )}
    />
    <Checkbox
      label="Dark colors"
      bind={flag('dark', choice.scheme === 'dark', (isOn) =>
        onChange({ scheme: isOn ? 'dark' : 'light' }),
      )}
    />
  </div>
);
