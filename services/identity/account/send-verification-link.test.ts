import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { sendVerificationLink } from './send-verification-link.ts';

test('who has not confirmed an address sends no words of their own to it', async () => {
  const owner = {
    id: 'u',
    email: 'ada@example.com',
    full_name: 'You have won',
    password_revision: 0,
    email_revision: 0,
    isVerified: false,
  };
  const sent: Mail[] = [];
  await sendVerificationLink('u', {
    store: { contact: async () => owner, addVerification: async () => undefined },
    clock: () => new Date(0),
    publicUrl: 'https://menuleaf.example',
    sendMail: async (mail) => void sent.push(mail),
  });
  expect(sent).toMatchObject([{ to: owner.email, text: expect.stringContaining('token=') }]);
  expect(JSON.stringify(sent)).not.toContain(owner.full_name);
});
