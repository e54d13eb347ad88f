import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Page, usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import { heroes } from '../front/hero-words.ts';
import styles from '../front/front.css';
import { Phones } from '../front/phones.tsx';
import { FromPaper, OnPaper } from '../front/pictures.tsx';
import { PricesAndQuestions } from '../front/prices-and-questions.tsx';
import { welcome } from './welcome-content.ts';

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

type PointsProps = { title: string; points: readonly { title: string; text: string }[] };

const Points = ({ title, points }: PointsProps) => (
  <section className={styles['section']}>
    <h2>{title}</h2>
    <ul className={styles['features']}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  </section>
);
