import { randomUUID } from 'node:crypto';
import type { GivenRole } from '../contracts/people.ts';
import { postFrom, someAddress, type TestOwner, withToken } from './api.ts';
import { untilTokens } from './mail-to.ts';

/** The first invitation token to arrive. */
export async function invitationToken(email: string): Promise<string> {
  const [token = ''] = await untilTokens(email, 'invitation');
  return token;
}

/** Registers a new person, with a given email. */
export async function newPerson(email = `person-${randomUUID()}@example.com`): Promise<TestOwner> {
  const password = 'olive oil cake';
  const body = { email, password, full_name: 'Pepper Person' };
  const { status, text, json } = await postFrom(someAddress(), '/api/auth/register', body);
  if (status !== 201) throw new Error(`register: ${status} ${text}`);
  return withToken({ id: json.user.id, email, password }, json.access_token);
}

/** Invites a new person to an owner's account and has them join: their session is in it. */
export async function newMember(
  owner: TestOwner,
  role: GivenRole,
  restaurants: string[] | null = null,
): Promise<TestOwner> {
  const person = await newPerson();
  const invitation = { email: person.email, role, restaurants };
  const invited = await owner.send('POST', '/api/auth/people/invitations', invitation);
  if (invited.status !== 201) throw new Error(`invite: ${invited.status} ${invited.text}`);
  const token = await invitationToken(person.email);
  const joined = await person.send('POST', '/api/auth/invitations/accept', { token });
  if (joined.status !== 200) throw new Error(`accept: ${joined.status} ${joined.text}`);
  return withToken(person, joined.json.access_token);
}
