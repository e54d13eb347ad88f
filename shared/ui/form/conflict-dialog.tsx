import { useState } from 'react';
import { Button } from '../button.tsx';
import styles from './conflict-dialog.css';
import { Dialog } from '../dialog.tsx';
import type { Conflict } from './form-conflict.ts';
import { Option } from './option.tsx';

type ConflictDialogProps = {
  conflict: Conflict<Record<string, string | boolean>>;
  /** What both saved, where a page has several. */
  of?: string;
  /** Fields to keep as the other user saved them; undefined returns to the form. */
  onResolve: (theirs: ReadonlySet<string> | undefined) => void;
};

/** Compares someone else's saved values with the form's, field by field, and lets the owner choose. */
export default function ConflictDialog({ conflict, of = 'this', onResolve }: ConflictDialogProps) {
  const { theirs, yours, before, say } = conflict;
  const words = (value: string | boolean | undefined) =>
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : say && value ? say(value) : value;
  const differing = Object.keys(theirs).filter((name) => theirs[name] !== yours[name]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differing.filter((name) => yours[name] === before[name])),
  );
  const choose = (name: string, isTheirs: boolean) =>
    setChosen((all) => new Set(isTheirs ? [...all, name] : [...all].filter((n) => n !== name)));
  return (
    <Dialog
      open
      large
      title={`Someone else saved ${of} in the meantime`}
      onClose={() => onResolve(undefined)}
      actions={
        <>
          <Button onClick={() => onResolve(undefined)}>Back to editing</Button>
          <Button tone="primary" onClick={() => onResolve(chosen)}>
            Save this version
          </Button>
        </>
      }
    >
      <p>
        {differing.length > 0
          ? 'Nothing is lost. Choose which version to keep of what differs.'
          : 'They saved exactly what you have here.'}
      </p>
      {differing.map((name) => (
        <fieldset key={name} className={styles['field']}>
          <legend>{wordsFor(name)}</legend>
          <Version
            name={name}
            whose="Theirs"
            value={words(theirs[name])}
            chosen={chosen.has(name)}
            onChoose={() => choose(name, true)}
          />
          <Version
            name={name}
            whose="Yours"
            value={words(yours[name])}
            chosen={!chosen.has(name)}
            onChoose={() => choose(name, false)}
          />
        </fieldset>
      ))}
    </Dialog>
  );
}

type VersionProps = {
  name: string;
  whose: string;
  value: string | undefined;
  chosen: boolean;
  onChoose: () => void;
};

const Version = ({ name, whose, value, chosen, onChoose }: VersionProps) => (
  <Option type="radio" name={`version-${name}`} checked={chosen} onChange={onChoose}>
    <small>{whose}</small>
    {value || <span className={styles['empty']}>Empty</span>}
  </Option>
);

/** `is_gluten_free` becomes `Gluten free`. */
const wordsFor = (name: string) => {
  const words = name.replace(/^is_/, '').replace(/_url$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
