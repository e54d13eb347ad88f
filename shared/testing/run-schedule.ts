import { type Answer, send } from './api.ts';

/**
 * Runs a scheduled function now: that of this entry, such as `guests-counter`, in each slice that has one. Returns 500
 * with the error. Throws if no scheduled function has that entry.
 */
export async function runSchedule(entry: string): Promise<Answer> {
  const name = entry.replaceAll('-', '');
  const answer = await send('POST', `/__local/schedules?function=${name}`);
  if (answer.status === 404) throw new Error(answer.text);
  return answer;
}
