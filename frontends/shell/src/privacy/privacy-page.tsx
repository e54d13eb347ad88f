import { ConsentChoice } from './consent-choice.tsx';
import { Policy } from './policy.tsx';
import { cookies, sections } from './privacy-content.ts';
import styles from './privacy.css';

export default function PrivacyPage() {
  return (
    <Policy title="Privacy Policy" updated="January 1, 2025" sections={sections}>
      {(id) =>
        id === 'cookies' ? (
          <>
            <CookieTable />
            <ConsentChoice />
          </>
        ) : null
      }
    </Policy>
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
