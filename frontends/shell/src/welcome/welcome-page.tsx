import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Page, usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import { heroes } from '../front/hero-words.ts';
import styles from '../front/front.css';
import { Phones } from '../front/phones.tsx';
import { FromPaper, OnPaper } from '../front/pictures.tsx';
import { PricesAndQuestions } from '../front/prices-and-questions.tsx';

/** Landing page copy: marketing, kept here and nowhere else. */
const welcome = {
  claims: [
    { figure: '85%', text: 'cost reduction' },
    { figure: '3x', text: 'faster updates' },
    { figure: '92%', text: 'satisfaction' },
  ],
  features: {
    'Add a dish once, use it anywhere': 'Categories and dishes can be shared by all of your menus.',
    'One click to sold out': 'Guests see it right on the menu, so nobody orders what’s gone.',
    'A QR code you print once': 'Ready to print, and it keeps working whatever you change.',
    'In your guests’ languages': 'Translate your menu: one extra language on Free, five on Pro.',
    'The right menu at the right time':
      'Breakfast, lunch and dinner switch by themselves. Part of Pro.',
    'See how many people read your menu': 'Views by day and hour, counted without cookies.',
  },
  benefits: {
    'No reprints': 'A new price costs a click, not a print run.',
    'No app': 'The page opens in the browser that every guest has.',
    'No lock-in': 'Take all of your data with you whenever you like.',
  },
  call: 'Put your menu online today',
};

const { title, lead, second } = heroes.welcome;

export default function WelcomePage() {
  const heading = usePageTitle(title);
  return (
    <Page>
      <section className={styles['section']}>
        <div className={styles['hero']}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className={styles['lead']}>{lead}</p>
            <div className={styles['actions']}>
              <ButtonLink tone="primary" to="/register">
                Get Started
              </ButtonLink>
              <ButtonLink to={second.to} reloadDocument>
                {second.label}
              </ButtonLink>
            </div>
          </div>
          <Phones />
        </div>
        <dl className={styles['claims']}>
          {welcome.claims.map(({ figure, text }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FromPaper />
      <Points title="Features" points={welcome.features} />
      <Points title="Benefits" points={welcome.benefits} />
      <OnPaper />
      <PricesAndQuestions />
      <section className={styles['section']}>
        <h2>{welcome.call}</h2>
        <div className={styles['actions']}>
          <ButtonLink tone="primary" to="/register">
            Sign Up
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

type PointsProps = { title: string; points: Readonly<Record<string, string>> };

const Points = ({ title, points }: PointsProps) => (
  <section className={styles['section']}>
    <h2>{title}</h2>
    <ul className={styles['features']}>
      {Object.entries(points).map(([point, text]) => (
        <li key={point}>
          <h3>{point}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
