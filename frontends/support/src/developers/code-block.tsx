import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './developers.css';

/** Code that can be copied; wide code scrolls within its box, by keyboard too. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(code));
  const words = copied ? 'Copied' : 'Copy';
  const Icon = copied ? Check : Copy;
  return (
    <figure className={styles['code']}>
      <figcaption>
        <span>{title}</span>
        <Button tone="plain" aria-label={`${words}: ${title}`} onClick={() => void copy()}>
          <Icon size={16} aria-hidden="true" />
          {words}
        </Button>
        <VisuallyHidden>
          <output>{copied ? words : ''}</output>
        </VisuallyHidden>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <pre tabIndex={0} aria-label={title}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
