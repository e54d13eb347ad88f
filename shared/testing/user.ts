import { userEvent } from '@testing-library/user-event';

/** The person at the page of a test file, who may choose any file: a dropped one can be of any type. */
export const user = userEvent.setup({ applyAccept: false });

/** In place of what a field has. */
export async function retype(field: Element, text: string) {
  await user.clear(field);
  await user.type(field, text);
}
