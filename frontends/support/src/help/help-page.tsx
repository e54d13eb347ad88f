import { Link, useSearchParams } from '@menuleaf/shared/federation/router.ts';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { supportAddress } from '../support-address.ts';
import { helpTopics } from './help-topics.ts';
import styles from './help.css';

export function HelpPage() {
  const [search] = useSearchParams();
  const topic = helpTopics.find(({ id }) => id === search.get('topic')) ?? helpTopics[0];
  return (
    <Page>
      <PageHeading title="Help Center" lead="Answers for restaurant owners." />
      <div className={styles['columns']}>
        <nav aria-label="Help topics">
          <ul className={styles['topics']}>
            {helpTopics.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={`/help?topic=${id}`}
                  preventScrollReset
                  aria-current={id === topic.id ? 'true' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles['answers']} aria-live="polite">
          <h2>{topic.title}</h2>
          {topic.answers.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
          <Card title="Still need help?">
            <div className={styles['links']}>
              <a href={`mailto:${supportAddress}`}>Email support</a>
              <a href={`mailto:${supportAddress}?subject=${encodeURIComponent(topic.title)}`}>
                Ask about {topic.title.toLowerCase()}
              </a>
              <Link to="/contact">Contact form</Link>
            </div>
          </Card>
        </section>
      </div>
    </Page>
  );
}
