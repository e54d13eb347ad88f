import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './page.css';

type PageProps = {
  /** In the middle of the screen, as who signs in meets it. */
  narrow?: boolean;
  /** One column of fields or panels, at the left edge that all pages share. */
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
  lead?: ReactNode;
  back?: Back;
  /** What is said beside the title, such as the plan. */
  children?: ReactNode;
};

/** To a page of its own, or to the one before. */
type Back = { label: string } & ({ to: string } | { go: () => void });

/** Names the page in the tab, and takes the focus when the owner came here from another page. */
export function PageHeading({ title, lead, back, children }: PageHeadingProps) {
  const heading = usePageTitle(title);
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

/** The same for a page that draws its own heading: put what it answers on the h1. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedAt = useRef(useLocation().key);
  useEffect(() => {
    document.title = title.includes('Menuleaf') ? title : `${title} · Menuleaf`;
  }, [title]);
  useEffect(() => {
    // The first page of a visit is read from its start; only later ones need the focus moved.
    if (arrivedAt.current !== 'default') heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
