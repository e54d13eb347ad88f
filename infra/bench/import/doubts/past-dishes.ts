import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnpriced } from '@menuleaf/dashboard/src/import/parse/dish.ts';
import { dishesInContext } from '@menuleaf/dashboard/src/import/parse/doubts/doubts.ts';
import { isSheet } from '@menuleaf/dashboard/src/import/parse/sheet/layout.ts';
import { rightDishes } from '../judge.ts';
import { judgedDish } from '../read.ts';
import { menusOf, type CorpusMenu } from '../truth.ts';
import { type PastReading, pastParser, pastParsers } from './past-parsers.ts';

/** A dish as a parser read it that had not been tuned on its menu. */
export type PastDish = {
  hand: string;
  menu: string;
  /** Which reading of it: the last is by the parser that knew most. */
  reading: number;
  clues: string[];
  isWrong: boolean;
  wasMarked: boolean;
  /** It is marked whatever its clues are: by the lines themselves, or since it has no price. */
  isMarkedAnyway: boolean;
};

const folders = ['open', 'real'].map((kind) => join(import.meta.dirname, '..', kind));

function menusIn(file: string): CorpusMenu[] {
  const path = folders.map((folder) => join(folder, `${file}.menus`)).find(existsSync);
  if (path === undefined) throw new Error(`There are no menus ${file}`);
  return menusOf(readFileSync(path, 'utf8')).filter(({ text }) => !isSheet(text));
}

function dishesOf({ truth }: CorpusMenu, read: PastReading) {
  const { sections, known, tidy, marked } = read;
  const judged = sections.map(({ name, dishes }) => ({ name, dishes: dishes.map(judgedDish) }));
  const right = rightDishes(truth, { sections: judged });
  const flat = judged.flatMap(({ dishes }) => dishes);
  return dishesInContext(sections, known, tidy).map(({ seen, clues }, at) => ({
    clues: clues.map(({ name }) => name),
    isWrong: !flat.slice(at, at + 1).some((dish) => right.has(dish)),
    wasMarked: marked[at] === true,
    isMarkedAnyway: seen.dish.doubts.length > 0 || isUnpriced(seen.dish),
  }));
}

/** All dishes of the menus that are open now, as they were read before they were opened. */
export async function pastDishes(): Promise<PastDish[]> {
  const all: PastDish[] = [];
  for (const [reading, { commit, files }] of pastParsers.entries()) {
    const parser = await pastParser(commit);
    for (const hand of files)
      for (const menu of menusIn(hand)) {
        const dishes = dishesOf(menu, parser(menu.text));
        all.push(...dishes.map((dish) => ({ ...dish, hand, menu: menu.name, reading })));
      }
  }
  return all;
}
