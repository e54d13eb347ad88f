import { useId, useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import styles from './web-site.css';

type CopiedLineProps = { label: string; help: string; line: string };

/** A line of HTML to copy, by button or by hand. */
export function CopiedLine({ label, help, line }: CopiedLineProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(line));
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>{label}</label>
      <p>{help}</p>
      <textarea
        id={id}
        readOnly
        rows={2}
        value={line}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <Button aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        Copy
      </Button>
      <output>{copied ? 'Copied' : null}</output>
    </div>
  );
}
