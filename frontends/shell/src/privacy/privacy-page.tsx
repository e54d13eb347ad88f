import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { cookies, sections } from './privacy-content.ts';
import styles from './privacy.css';

export default function PrivacyPage() {
  return (
    <Page>
      <PageHeading title="Privacy Policy" lead="Last updated January 1, 2025" />
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-labelledby="contents">
          <h2 id="contents">Table of contents</h2>
          <ol>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {index + 1}. {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles['text']}>
          {sections.map(({ id, title, paragraphs }, index) => (
            <section key={id} id={id}>
              <h2>
                {index + 1}. {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {id === 'cookies' ? <CookieTable /> : null}
              {id === 'cookies' ? <ConsentChoice /> : null}
              {id === 'contact' ? <Link to="/contact">Contact</Link> : null}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

const CookieTable = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <section className={styles['scroll']} tabIndex={0} aria-label="Cookies that we use">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Where</th>
          <th scope="col">Purpose</th>
          <th scope="col">Lasts</th>
          <th scope="col">Kind</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, where, purpose, lasts, kind }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="Where">{where}</td>
            <td data-label="Purpose">{purpose}</td>
            <td data-label="Lasts">{lasts}</td>
            <td data-label="Kind">{kind}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
