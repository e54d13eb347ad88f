import { type Answer, send } from './api.ts';

/**
 * Wakes at once what the clock wakes now and then: the function of this entry, such as `guests-counter`, in each slice
 * that has one. Answers 500 with what went wrong. Throws where the clock wakes no such function.
 */
export async function runSchedule(entry: string): Promise<Answer> {
  const name = entry.replaceAll('-', '');
  const answer = await send('POST', `/__local/schedules?function=${name}`);
  if (answer.status === 404) throw new Error(answer.text);
  return answer;
}
