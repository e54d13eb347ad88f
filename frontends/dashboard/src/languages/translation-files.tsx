import { Download } from 'lucide-react';
import { useState } from 'react';
import type { TranslationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import {
  type ReadTranslations,
  readTranslations,
  translationsCsv,
} from '@menuleaf/shared/menu/csv/translations-csv.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { CsvField } from '../parts/file-field.tsx';
import styles from './languages.css';

/** Maximum lines listed; the rest are counted. */
const mostNamed = 10;

function Outcome({ read: { typed, bad } }: { read: ReadTranslations }) {
  const taken = typed.size === 1 ? '1 text was filled in' : `${typed.size} texts were filled in`;
  return (
    <div role="alert" className={styles['outcome']}>
      <p>{taken}. Nothing is saved yet.</p>
      <ul>
        {bad.slice(0, mostNamed).map(({ line, problem }) => (
          <li key={line}>
            Line {line}: {problem}
          </li>
        ))}
      </ul>
      {bad.length > mostNamed ? <p>And {bad.length - mostNamed} more lines.</p> : null}
    </div>
  );
}

type TranslationFilesProps = {
  menuName: string;
  language: string;
  rows: readonly TranslationRow[];
  onRead: (typed: ReadonlyMap<string, string>) => void;
};

/** Exports all texts for a translator, and imports them. These fill the form, for the owner to review and save. */
export function TranslationFiles({ menuName, language, rows, onRead }: TranslationFilesProps) {
  const [read, setRead] = useState<ReadTranslations>();
  const take = (file: string) => {
    const found = readTranslations(file, rows);
    setRead(found);
    onRead(found.typed);
  };
  return (
    <div className={styles['files']}>
      <div>
        <Button
          onClick={() =>
            saveFile(
              `${menuName} (${language}).csv`,
              new Blob([translationsCsv(rows)], { type: 'text/csv' }),
            )
          }
        >
          <Download size={18} aria-hidden="true" />
          Export CSV
        </Button>
      </div>
      <CsvField
        label="Import CSV"
        help="The exported file with its last column filled in."
        onText={take}
      />
      {read ? <Outcome read={read} /> : null}
    </div>
  );
}
