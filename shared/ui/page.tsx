import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './page.css';

type PageProps = {
  /** Centered on the screen, as for signing in. */
  narrow?: boolean;
  /** One column of fields or panels, at the left edge shared by all pages. */
  column?: boolean;
  children: ReactNode;
};

export function Page({ narrow = false, column = false, children }: PageProps) {
  const shape = [narrow ? styles['narrow'] : '', column ? styles['column'] : ''];
  return <div className={[styles['page'], ...shape].join(' ')}>{children}</div>;
}

export function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles['card']}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}

type PageHeadingProps = {
  title: string;
  /** The tab's title, for a page in parts that share a heading. */
  tab?: string | undefined;
  lead?: ReactNode;
  back?: Back;
  /** Content beside the title, such as the plan. */
  children?: ReactNode;
};

/** To a given page, or back in history. */
type Back = { label: string } & ({ to: string } | { go: () => void });

/** Sets the tab's title, and takes focus if the owner came from another page. */
export function PageHeading({ title, tab = title, lead, back, children }: PageHeadingProps) {
  const heading = usePageTitle(tab);
  return (
    <header>
      {back ? <BackLink {...back} /> : null}
      <div className={styles['heading']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
    </header>
  );
}

function BackLink(back: Back) {
  const words = (
    <>
      <ArrowLeft size={16} aria-hidden="true" />
      {back.label}
    </>
  );
  return 'to' in back ? (
    <Link className={styles['back']} to={back.to}>
      {words}
    </Link>
  ) : (
    <button type="button" className={styles['back']} onClick={back.go}>
      {words}
    </button>
  );
}

/** For a page that renders its own heading: put the returned ref on the h1. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedAt = useRef(useLocation().key);
  useEffect(() => {
    document.title = title.includes('Menuleaf') ? title : `${title} · Menuleaf`;
  }, [title]);
  useEffect(() => {
    // A visit's first page is read from the top; only later ones need focus moved.
    if (arrivedAt.current !== 'default') heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
