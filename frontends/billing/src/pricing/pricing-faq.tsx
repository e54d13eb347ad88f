import { hiddenOnFree } from '@menuleaf/shared/plans/hidden-on-free.ts';
import styles from './pricing.css';

const questions = [
  {
    question: 'Can I change my plan at any time?',
    answer:
      'Yes. Upgrades take effect right away. Downgrades take effect at the end of the billing period you paid for.',
  },
  {
    question: 'What happens to my data when I downgrade?',
    answer: `Nothing is deleted and every printed QR code keeps working. What is over the Free limits stays visible to guests, but is read-only until you upgrade again or delete something. ${hiddenOnFree}`,
  },
  {
    question: 'Do you offer refunds?',
    answer: 'Yes: within 30 days of a payment, we refund it in full. Just write to us.',
  },
];

export const PricingFaq = () => (
  <section className={styles['faq']} aria-labelledby="faq">
    <h2 id="faq">Frequently asked questions</h2>
    <dl className={styles['faq']}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
);
