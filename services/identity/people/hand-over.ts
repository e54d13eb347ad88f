import { HttpError, notFound } from '@menuleaf/shared/server/http-error.ts';
import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { userByPassword } from '../signed-in-user.ts';
import { homeOf } from '../stored-user.ts';
import type { PeopleHandler } from '../context.ts';
import { accountName } from './account-name.ts';
import { peopleActions } from './people-store.ts';

/**
 * Makes a member the account's owner, and its owner a manager. The account keeps its id, and thus its pages, codes and
 * plan. A previous owner without another account gets an empty one.
 */
export const handOver: PeopleHandler<'handOver'> = async ({ params, body }, owner, context) => {
  const { store, clock, newId } = context;
  const { accountId } = owner;
  const now = clock();
  const { user } = await userByPassword(owner, body.password, { store, now });
  await store.refundTry('password', owner.userId);
  const { members } = await store.people(accountId, now);
  if (!members.some(({ user_id }) => user_id === params.id)) throw notFound('Person');
  // The verified-email mark is the account's: the new owner would lack it.
  if (!user.email_verified) throw new HttpError(409, 'Confirm your email first.');
  const newHome = homeOf(user) === accountId ? newId() : undefined;
  const name = await accountName(accountId, user.full_name, context);
  const cards = await store.cards([params.id]);
  const card = cards.get(params.id);
  await store.changePeople(accountId, now, ({ members }) => {
    const to = members.find(({ user_id }) => user_id === params.id);
    if (!to || !card) throw notFound('Person');
    if (to.role === 'owner') throw new HttpError(409, 'They already own this account.');
    const mail = mailTo(card, `You own ${name} on Menuleaf now`, {
      heading: 'An account is yours',
      paragraphs: [
        `${user.full_name} has handed ${name} over to you. You look after its plan, its people and its data from now on.`,
        'If the account is on Pro, the card of the owner before you is charged until you change it under “Invoices and card” on the page with the plans.',
      ],
    });
    const receipt = mailTo(user, `You handed over ${name} on Menuleaf`, {
      heading: 'You handed an account over',
      paragraphs: [
        `${card.full_name} (${card.email}) owns ${name} now, and you are a manager of it.`,
        'If it wasn’t you, reset your password with “Forgot password?” on the login page, and write to us on our contact page.',
      ],
    });
    return {
      actions: [
        ...peopleActions.handOver(accountId, user, to, { now, newHome }),
        ...[mail, receipt].map((one) => peopleActions.mail(one, { id: newId(), now })),
      ],
      reply: undefined,
    };
  });
  return undefined;
};
