import { plans } from '@menuleaf/shared/plans/plans.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import styles from './front.css';

const pricing =
  'Free for one restaurant and one menu in two languages. Pro for more, with photos, menus that switch by time of day, and priority support.';

const questions = {
  'Do my guests need an app?':
    'No. They scan the code and read your menu in the browser that is already there.',
  'Do I have to reprint my QR code when the menu changes?':
    'No. The code always opens your current menu, whatever you change.',
  'How long does it take to set up?':
    'Paste or photograph the menu you have, check it, and save. Guests can read it right away.',
  'What happens if I stop paying for Pro?':
    'Nothing is deleted and every printed code keeps working. You move to the Free plan at the end of the month you paid for.',
};

/** Prices from the plans, and the most common questions: the end of both front pages. */
export const PricesAndQuestions = () => (
  <>
    <section className={styles['section']}>
      <h2>Pricing</h2>
      <p>{pricing}</p>
      <dl className={styles['claims']}>
        {Object.values(plans).map(({ name, monthlyCents }) => (
          <div key={name}>
            <dt>${monthlyCents / 100}</dt>
            <dd>{name}, per month</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <ButtonLink to="/pricing">View Pricing</ButtonLink>
      </div>
    </section>
    <section className={styles['section']}>
      <h2>Questions and answers</h2>
      {Object.entries(questions).map(([question, answer]) => (
        <details key={question} className={styles['question']}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  </>
);
