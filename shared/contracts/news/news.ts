import type { core } from 'zod/mini';

/** What is told to whoever listens. It changes additively; what would break a listener is a new version, told beside the old one. */
export type News<Schema extends core.$ZodType = core.$ZodObject> = {
  name: string;
  version: number;
  fields: Schema;
};

export type Fields<Told extends News> = core.output<Told['fields']>;

/** Keeps the literal types. */
export const news = <const Told extends News>(told: Told): Told => told;

/** Who tells, as the bus knows it. */
export const newsSource = 'menuleaf';

/** What the bus calls it: `plan-changed.v1`. */
export const newsType = ({ name, version }: Pick<News, 'name' | 'version'>) =>
  `${name}.v${version}`;
