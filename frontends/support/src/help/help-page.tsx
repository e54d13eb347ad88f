import { useState } from 'react';
import { Link, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { supportAddress } from '../support-address.ts';
import { searchHelp } from './help-search.ts';
import { helpTopics, type Topic, type Answer } from './help-topics.ts';
import styles from './help.css';

const Answers = ({ answers }: { answers: readonly (Answer & { topic?: string })[] }) =>
  answers.map(({ question, answer, topic }) => (
    <div key={question}>
      <h3>{question}</h3>
      <p>{answer}</p>
      {topic === undefined ? null : <small>{topic}</small>}
    </div>
  ));

export function HelpPage() {
  const [search] = useSearchParams();
  const [words, setWords] = useState('');
  const topic = helpTopics.find(({ id }) => id === search.get('topic')) ?? helpTopics[0];
  const found = searchHelp(helpTopics, words);
  const searching = words.trim() !== '';
  return (
    <Page>
      <PageHeading title="Help Center" lead="Answers for restaurant owners." />
      <input
        className={styles['search']}
        type="search"
        aria-label="Search the Help Center"
        placeholder="Search, for example: sold out"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles['columns']}>
        <Topics chosen={searching ? undefined : topic} onChoose={() => setWords('')} />
        <section className={styles['answers']} aria-live="polite">
          <h2>{searching ? headingOf(found.length, words) : topic.title}</h2>
          {searching && found.length === 0 ? (
            <p>
              Try fewer or other words, or <Link to="/contact">write to us</Link>: a person answers.
            </p>
          ) : null}
          <Answers answers={searching ? found : topic.answers} />
          <StillNeedHelp about={searching ? undefined : topic.title} />
        </section>
      </div>
    </Page>
  );
}

const headingOf = (count: number, words: string) => {
  if (count === 0) return `No answer for “${words.trim()}”`;
  return count === 1 ? '1 answer' : `${count} answers`;
};

const Topics = ({ chosen, onChoose }: { chosen: Topic | undefined; onChoose: () => void }) => (
  <nav aria-label="Help topics">
    <ul className={styles['topics']}>
      {helpTopics.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`/help?topic=${id}`}
            onClick={onChoose}
            aria-current={id === chosen?.id ? 'true' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const StillNeedHelp = ({ about }: { about: string | undefined }) => (
  <Card title="Still need help?">
    <div className={styles['links']}>
      <a href={`mailto:${supportAddress}`}>Email support</a>
      {about === undefined ? null : (
        <a href={`mailto:${supportAddress}?subject=${encodeURIComponent(about)}`}>
          Ask about {about.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}
        </a>
      )}
      <Link to="/contact">Contact form</Link>
    </div>
  </Card>
);
