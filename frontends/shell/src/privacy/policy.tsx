import type { ReactNode } from 'react';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './privacy.css';

export type PolicySection = { id: string; title: string; paragraphs: readonly string[] };

type PolicyProps = {
  title: string;
  updated: string;
  sections: readonly PolicySection[];
  /** What else a section has, below its paragraphs. */
  children?: (id: string) => ReactNode;
};

/** Numbered sections beside their contents; the one on contact has the link. */
export function Policy({ title, updated, sections, children }: PolicyProps) {
  return (
    <Page>
      <PageHeading title={title} lead={`Last updated ${updated}`} />
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-labelledby="contents">
          <h2 id="contents">Table of contents</h2>
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  {index + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles['text']}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {children?.(section.id)}
              {section.id === 'contact' ? <Link to="/contact">Contact</Link> : null}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
