import type { ComponentProps, SyntheticEvent } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './button.css';

export type Tone = 'primary' | 'soft' | 'quiet' | 'plain' | 'danger' | 'plain-danger' | 'warning';

const look = (tone: Tone, wide: boolean) =>
  [styles['button'], styles[tone], wide ? styles['wide'] : ''].join(' ');

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  tone?: Tone;
  /**
   * While set, the button shows this instead of its label and does nothing. It keeps the focus, which a disabled one
   * would lose to the top of the page.
   */
  busy?: string | false | undefined;
  wide?: boolean;
};

/** Also keeps a form from being sent. */
const doNothing = (event: SyntheticEvent) => event.preventDefault();

export function Button({ tone = 'quiet', busy = false, wide = false, ...props }: ButtonProps) {
  const { children, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is always set, button by default
      type={type}
      className={look(tone, wide)}
      {...(busy !== false && { 'aria-disabled': true, onClick: doNothing })}
    >
      {busy === false ? (
        children
      ) : (
        <>
          <span className={styles['busy']} aria-hidden="true" />
          {busy}
        </>
      )}
    </button>
  );
}

type LinkProps = Omit<ComponentProps<typeof Link>, 'className'> & { tone?: Tone };

/** A link that looks like a button. */
export function ButtonLink({ tone = 'quiet', ...props }: LinkProps) {
  return <Link {...props} className={look(tone, false)} />;
}
