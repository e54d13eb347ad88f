import { always, type Guard } from './guards/guard.ts';
import { atTheSameTime } from './guards/at-the-same-time.ts';
import { counting } from './guards/counting.ts';
import { history } from './guards/history.ts';
import { ownership } from './guards/ownership.ts';
import { people } from './guards/people.ts';
import { plans } from './guards/plans.ts';
import { programs } from './guards/programs.ts';
import { sessions } from './guards/sessions.ts';
import { throttles } from './guards/throttles.ts';
import { twiceAndLate } from './guards/twice-and-late.ts';
import { whatComesIn } from './guards/what-comes-in.ts';
import { whatGoesOut } from './guards/what-goes-out.ts';
import { whatIsGone } from './guards/what-is-gone.ts';

const byTopic: Record<string, Guard[]> = {
  sessions,
  throttles,
  ownership,
  people,
  counting,
  plans,
  'at-the-same-time': atTheSameTime,
  'what-comes-in': whatComesIn,
  'what-goes-out': whatGoesOut,
  'twice-and-late': twiceAndLate,
  'what-is-gone': whatIsGone,
  programs,
  history,
};

const condition = /^(?:\{ )?ConditionExpression: (['`]).*\1(?: \})?,?$/;
const withoutGuard = (line: string) =>
  condition.test(line) ? line.replace(/(?=['`][ },]*$)/, ` ${always}`) : '';

const whole = (guard: Guard): Required<Guard> => ({
  noticedBy: [guard.file.replace(/\.tsx?$/, '')],
  without: withoutGuard(guard.line),
  ...guard,
});

/** By topic. */
export const guards = Object.fromEntries(
  Object.entries(byTopic).map(([topic, some]) => [topic, some.map(whole)]),
);
