import '@menuleaf/shared/ui/global/display-faces.global.css';
import { useState } from 'react';
import { type LoadedMenu, OwnerMenuPage } from './owner-menu-page.tsx';
import styles from './print-page.css';
import {
  menusIn,
  startingChoice,
  type PrintChoice,
  type PrintedMenu,
  usualCategories,
} from './print-choice.ts';
import { Sheets } from './sheets.tsx';
import { Printer } from 'lucide-react';
import type { Language } from '@menuleaf/shared/contracts/catalogue/language.ts';
import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { LanguageField } from './language-field.tsx';
import { paperNamed, paperSizes } from './paper-size.ts';
import { holdsMenu, pieceNames, pieces } from './pieces.ts';
import { boundFields } from './bound-fields.ts';

type PrintChoicesProps = {
  choice: PrintChoice;
  menus: readonly PrintedMenu[];
  categories: readonly PublicCategory[];
  /** The menu's languages, main one first. */
  languages: readonly string[];
  onLanguage: (language: Language) => void;
  isReady: boolean;
  onChange: (change: Partial<PrintChoice>) => void;
};

const papers = Object.entries(paperSizes).map(([value, { title }]) => ({ value, label: title }));

function PrintChoices(props: PrintChoicesProps) {
  const { choice, menus, languages, isReady, onLanguage, onChange } = props;
  const { piece, paper, ink } = choice;
  return (
    <form className={styles['choices']} onSubmit={(event) => event.preventDefault()}>
      <Pieces {...props} />
      <div className={styles['fields']}>
        <SelectField
          label="Paper"
          bind={bound('paper', paper, (value) => onChange({ paper: paperNamed(value) }))}
          options={papers}
        />
        {languages.length > 1 ? (
          <LanguageField languages={languages} onLanguage={onLanguage} />
        ) : null}
        {menus.length > 1 && holdsMenu(piece) ? (
          <SelectField
            label="Menu"
            bind={bound('menu', choice.menu, (menu) => onChange({ menu, categories: undefined }))}
            options={menus.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <Checkbox
          label="In the colors of your theme"
          help="Otherwise the paper stays white, which saves ink."
          bind={flag('ink', ink === 'theme', (isOn) => onChange({ ink: isOn ? 'theme' : 'white' }))}
        />
        {holdsMenu(piece) && piece !== 'board' ? (
          <Checkbox
            label="With allergens"
            bind={flag('allergens', choice.hasAllergens, (hasAllergens) =>
              onChange({ hasAllergens }),
            )}
          />
        ) : null}
      </div>
      {holdsMenu(piece) ? <Categories {...props} /> : null}
      <div className={styles['act']}>
        <Button tone="primary" disabled={!isReady} onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Print or save as PDF
        </Button>
        {pieces[piece].isFolded ? (
          <p>Print on both sides, flipped on the short edge, then fold.</p>
        ) : null}
      </div>
    </form>
  );
}

const { bound, flag } = boundFields('print');

const Pieces = ({ choice, onChange }: PrintChoicesProps) => (
  <fieldset className={styles['pieces']}>
    <legend>What to print</legend>
    {pieceNames.map((name) => {
      const { title, says } = pieces[name];
      return (
        <label key={name}>
          <input
            type="radio"
            name="piece"
            value={name}
            checked={choice.piece === name}
            onChange={() => onChange({ piece: name, categories: undefined })}
          />
          <strong>{title}</strong>
          <small>{says}</small>
        </label>
      );
    })}
  </fieldset>
);

function Categories({ choice, categories, onChange }: PrintChoicesProps) {
  const shown = new Set(choice.categories ?? usualCategories(choice.piece, categories));
  const toggle = (id: string) => (isOn: boolean) => {
    const kept = categories.filter((one) => (one.id === id ? isOn : shown.has(one.id)));
    onChange({ categories: kept.map((one) => one.id) });
  };
  return (
    <details className={styles['categories']}>
      <summary>
        {shown.size === 1 ? '1 category' : `${shown.size} categories`} of {categories.length}
      </summary>
      {categories.map(({ id, name }) => (
        <Checkbox key={id} label={name} bind={flag(id, shown.has(id), toggle(id))} />
      ))}
    </details>
  );
}

/** Everything printable: the menu itself, and pieces with its QR code. */
export default function PrintPage() {
  return (
    <OwnerMenuPage
      title="Print"
      lead={(name) => `For the tables, the counter and the window of ${name}.`}
      verb="print"
    >
      {(loaded) => <Printing {...loaded} />}
    </OwnerMenuPage>
  );
}

function Printing({ data, menu, languages, onLanguage }: LoadedMenu) {
  const [choice, setChoice] = useState(() => startingChoice(data.restaurant, menu.id));
  const menus = menusIn(menu);
  const chosen = menus.find(({ id }) => id === choice.menu) ?? menu;
  const [isReady, setIsReady] = useState(false);
  return (
    <div className={styles['layout']}>
      <PrintChoices
        choice={choice}
        menus={menus}
        languages={languages}
        onLanguage={onLanguage}
        categories={chosen.categories}
        isReady={isReady}
        onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
      />
      <Sheets data={data} menu={chosen} money={menu} choice={choice} onReady={setIsReady} />
    </div>
  );
}
