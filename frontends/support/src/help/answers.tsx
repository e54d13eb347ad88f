import type { Answer } from './help-topics.ts';

type AnswersProps = { answers: readonly (Answer & { topic?: string })[] };

export const Answers = ({ answers }: AnswersProps) =>
  answers.map(({ question, answer, topic }) => (
    <div key={question}>
      <h3>{question}</h3>
      <p>{answer}</p>
      {topic === undefined ? null : <small>{topic}</small>}
    </div>
  ));
