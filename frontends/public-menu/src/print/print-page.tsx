import '@menuleaf/shared/ui/global/display-faces.global.css';
import { useState } from 'react';
import { type LoadedMenu, OwnerMenuPage } from './owner-menu-page.tsx';
import { PrintChoices } from './print-choices.tsx';
import styles from './print-page.css';
import { menusIn, startingChoice } from './print-choice.ts';
import { Sheets } from './sheets.tsx';

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
