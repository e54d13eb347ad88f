import type { Answer, Topic } from './help-topics.ts';

export type Found = Answer & { topic: string };

/** Keyboards type straight apostrophes. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Answers with every word; question matches first. */
export function searchHelp(topics: readonly Topic[], words: string): Found[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const all = topics.flatMap(({ title, answers }) =>
    answers.map((answer) => ({ ...answer, topic: title })),
  );
  const hits = (text: string) => wanted.filter((word) => plain(text).includes(word)).length;
  return all
    .filter(({ question, answer, topic }) => {
      const text = `${question} ${answer} ${topic}`;
      return hits(text) === wanted.length;
    })
    .toSorted((a, b) => hits(b.question) - hits(a.question));
}
