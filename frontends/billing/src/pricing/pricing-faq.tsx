import styles from './pricing.css';

const questions = [
  {
    question: 'Can I change my plan at any time?',
    answer:
      'Yes. An upgrade counts at once. A downgrade counts at the end of the billing period that you have paid for.',
  },
  {
    question: 'What happens to my data when I downgrade?',
    answer:
      'Nothing is deleted and every printed QR code keeps working. What is over the Free limits stays visible to guests, but is read-only until you upgrade again or delete something. Images, menus by time of day, and all languages of a menu but its main and first further one are kept and not shown.',
  },
  {
    question: 'Do you offer refunds?',
    answer: 'Yes: within 30 days of a payment we refund it in full. Write to us and we do it.',
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
