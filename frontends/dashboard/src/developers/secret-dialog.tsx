import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './developers.css';

type SecretDialogProps = {
  title: string;
  text: string;
  label: string;
  /** Undefined while there is none to show. */
  secret: string | undefined;
  onClose: () => void;
};

/** Shows a secret once. */
export const SecretDialog = ({ secret, ...props }: SecretDialogProps) =>
  secret === undefined ? null : <Shown key={secret} secret={secret} {...props} />;

function Shown({ title, text, label, secret, onClose }: SecretDialogProps & { secret: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(secret));
  const Icon = copied ? Check : Copy;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>I have saved it</Button>
          <Button tone="primary" onClick={() => void copy()}>
            <Icon size={16} aria-hidden="true" />
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <VisuallyHidden>
            <output>{copied ? 'Copied' : ''}</output>
          </VisuallyHidden>
        </>
      }
    >
      <p>{text}</p>
      <output className={styles['secret']} aria-label={label}>
        {secret}
      </output>
    </Dialog>
  );
}
