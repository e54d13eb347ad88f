import type { ReactNode } from 'react';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { VerifyNote } from '../verification/verify-note.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './frame.css';

/** Header, footer and, for owners on phones, the bottom bar. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <div className={[styles['frame'], user ? styles['with-bottom'] : ''].join(' ')}>
      <a className={styles['skip']} href="#content">
        Skip to content
      </a>
      <Header />
      <main className={styles['main']} id="content" tabIndex={-1}>
        <VerifyNote />
        {children}
      </main>
      <Footer />
      {user ? <BottomBar /> : null}
    </div>
  );
}
