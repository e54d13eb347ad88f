import { Dialog as Primitive } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dialog.css';

type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  large?: boolean;
  children: ReactNode;
};

/** The ×, Escape and the backdrop close it. */
export function Dialog({ open, title, onClose, actions, large = false, children }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles['shade']} />
        <Primitive.Viewport className={styles['place']}>
          <Primitive.Popup className={[styles['popup'], large ? styles['large'] : ''].join(' ')}>
            <div className={styles['head']}>
              <Primitive.Title className={styles['title']}>{title}</Primitive.Title>
              <Primitive.Close className={styles['close']} aria-label="Close">
                <X size={20} aria-hidden="true" />
              </Primitive.Close>
            </div>
            <div className={styles['body']}>{children}</div>
            {actions ? <div className={styles['actions']}>{actions}</div> : null}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
