import { Camera, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { useMoney } from '../parts/money.ts';
import { FilePicker } from './file-picker.tsx';
import { languages, type OcrLanguage, ownLanguage } from './read/languages.ts';
import type { SourceMenu } from './read/source-menu.ts';
import { fromText, readFiles } from './read/read-files.ts';
import { useReading } from './read/use-reading.ts';
import { useDrop } from '../parts/use-drop.ts';
import styles from './sources.css';

const example = 'Starters\nTomato soup (v) ..... 7.50\nwith basil oil and sourdough';

const byName = languages.toSorted((one, other) => one.name.localeCompare(other.name));

type SourcesProps = {
  /** Whether to bring a menu is what leads here. */
  leads: boolean;
  onRead: (sources: readonly SourceMenu[]) => void;
};

/** All import sources: text, files, photos. */
export function Sources({ leads, onRead }: SourcesProps) {
  const { decimals, currency } = useMoney();
  const [text, setText] = useState('');
  const unsaved = useRef(false);
  const [language, setLanguage] = useState<OcrLanguage>();
  const { progress, failure, read, cancel } = useReading(onRead);
  const readAll = (files: readonly File[]) =>
    files.length > 0
      ? void read((reading) =>
          readFiles(files, {
            ...reading,
            language,
            likelyLanguage: ownLanguage(),
            decimals,
            currency,
          }),
        )
      : undefined;
  const isOver = useDrop(readAll);
  return (
    <div className={styles['sources']} data-over={isOver || undefined}>
      <LeaveGuard unsaved={unsaved} />
      <div role="alert" className={styles['failure']}>
        {failure}
      </div>
      {progress ? <Progress {...progress} onCancel={cancel} /> : null}
      <section className={styles['way']} aria-labelledby="from-file">
        <h2 id="from-file">From a file or a photo</h2>
        <p>
          PDF, Word, Excel, CSV, a saved web page or text, or photos of the pages.{' '}
          <span className={styles['drop']}>Drop them anywhere on this page or choose them.</span>
        </p>
        <div className={styles['pickers']}>
          <FilePicker
            label="Choose files"
            icon={FileUp}
            tone={leads ? 'primary' : 'quiet'}
            multiple
            onFiles={readAll}
          />
          <FilePicker label="Take a photo" icon={Camera} camera onFiles={readAll} />
        </div>
        <label className={styles['language']}>
          Language of photos
          <select
            value={language?.code ?? ''}
            onChange={({ target }) =>
              setLanguage(languages.find(({ code }) => code === target.value))
            }
          >
            <option value="">Detected</option>
            {byName.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </section>
      <section className={styles['way']} aria-labelledby="from-text">
        <h2 id="from-text">From text</h2>
        <Field
          id="pasted"
          label="Paste your menu"
          help="From a document, an email or your website."
        >
          <textarea
            id="pasted"
            className={field['control']}
            rows={10}
            value={text}
            placeholder={example}
            aria-describedby="pasted-help"
            onChange={({ target }) => {
              unsaved.current = target.value.trim() !== '';
              setText(target.value);
            }}
          />
        </Field>
        <Button
          disabled={text.trim() === ''}
          onClick={() => void read(async () => [await fromText(text)])}
        >
          Read this text
        </Button>
      </section>
      <p className={styles['promise']}>
        Everything is read on this device. Nothing is sent until you’ve checked it and saved.
      </p>
    </div>
  );
}

type ProgressProps = { part: number; words: string; onCancel: () => void };

const Progress = ({ part, words, onCancel }: ProgressProps) => (
  <div className={styles['progress']}>
    <span>{words}…</span>
    <progress aria-label={words} max={1} value={part} />
    <Button onClick={onCancel}>Cancel</Button>
  </div>
);
