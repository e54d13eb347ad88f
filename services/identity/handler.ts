import { identityServiceContract } from '@menuleaf/shared/contracts/identity-service.ts';
import type { Visitor } from '@menuleaf/shared/server/caller.ts';
import { accountLimit } from '@menuleaf/shared/server/http/account-limit.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { withKnownRows } from '@menuleaf/shared/server/table/known-rows.ts';
import { openTable, type Table } from '@menuleaf/shared/server/table/table.ts';
import { apiKeysStore } from './api-keys/api-keys-store.ts';
import type { Context, PasskeysContext, PeopleContext } from './context.ts';
import { changePassword } from './passwords/change-password.ts';
import { environment } from './environment.ts';
import { identityStore } from './identity-store.ts';
import { signInKey } from './sign-in-store.ts';
import { userKey } from './stored-user.ts';
import { login } from './login.ts';
import { me, updateProfile, changeEmail } from './account/profile.ts';
import { passwordsStore } from './passwords-store.ts';
import { endSession, listSessions, logout } from './sign-ins/session-calls.ts';
import { register } from './register.ts';
import { resetPassword, forgotPassword } from './passwords/reset-password.ts';
import { kmsSigner } from './token-signing.ts';
import { verifyEmail, requestVerification } from './account/verify-email.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const passwords = openTable(env.PASSWORDS_TABLE_NAME);
const readKey = verificationKey(env.TOKEN_KEY_ID);
const context = {
  clock: () => new Date(),
  newId,
  sign: kmsSigner(env.TOKEN_KEY_ID),
  readKey,
  publicUrl: env.PUBLIC_URL,
};

const openStore = (known: Table) => ({
  ...identityStore(known),
  ...passwordsStore(known, passwords),
  ...apiKeysStore(known),
});

const contextFor = ({ known }: Visitor): Context => {
  const knowing = withKnownRows(table, known);
  return { ...context, table: knowing, store: openStore(knowing) };
};

/** Most calls are for sessions and passwords: code for rare calls is loaded on first use. */
const loadPeople = lazy(() => import('./people-calls.ts'));
const loadDeletion = lazy(() => import('./account/delete-account.ts'));
const loadApiKeys = lazy(() => import('./api-keys/api-key-calls.ts'));
const loadPasskeys = lazy(() => import('./passkey-calls.ts'));
type PeopleCalls = Awaited<ReturnType<typeof loadPeople>>;
type ApiKeyCalls = Awaited<ReturnType<typeof loadApiKeys>>;
type PasskeyCalls = Awaited<ReturnType<typeof loadPasskeys>>;
type Verb<Input, Caller, Works, Reply> = (
  input: Input,
  caller: Caller,
  context: Works,
) => Promise<Reply>;

const people =
  <Input, Caller, Reply>(
    pick: (of: PeopleCalls) => Verb<Input, Caller, PeopleContext, Reply>,
  ): Verb<Input, Caller, Context, Reply> =>
  async (input, caller, given) => {
    const calls = await loadPeople();
    return pick(calls)(input, caller, calls.peopleContext(given));
  };
const apiKey =
  <Input, Caller, Reply>(
    pick: (of: ApiKeyCalls) => Verb<Input, Caller, Context, Reply>,
  ): Verb<Input, Caller, Context, Reply> =>
  async (...given) =>
    pick(await loadApiKeys())(...given);
const passkey =
  <Input, Caller, Reply>(
    pick: (of: PasskeyCalls) => Verb<Input, Caller, PasskeysContext, Reply>,
  ): Verb<Input, Caller, Context, Reply> =>
  async (input, caller, given) => {
    const calls = await loadPasskeys();
    return pick(calls)(input, caller, calls.passkeysContext(given));
  };

export const handler = serve({
  contract: identityServiceContract,
  authenticate: ownerSession(table, readKey, ({ userId, sessionId }) => [
    userKey(userId),
    signInKey(userId, sessionId),
  ]),
  limitAccount: accountLimit(table, (accountId) => ({
    pk: keys.identityCalls.pk(accountId),
    sk: keys.identityCalls.sk(),
  })),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: contextFor,
  handlers: {
    register,
    login,
    me,
    updateProfile,
    changePassword,
    changeEmail,
    logout,
    forgotPassword,
    resetPassword,
    verifyEmail,
    requestVerification,
    listApiKeys: apiKey((of) => of.listApiKeys),
    createApiKey: apiKey((of) => of.createApiKey),
    revokeApiKey: apiKey((of) => of.revokeApiKey),
    exportData: people((of) => of.exportData),
    deleteAccount: async (...given) => (await loadDeletion()).deleteAccount(...given),
    listPeople: people((of) => of.listPeople),
    invite: people((of) => of.invite),
    withdrawInvitation: people((of) => of.withdrawInvitation),
    changePerson: people((of) => of.changePerson),
    removePerson: people((of) => of.removePerson),
    handOver: people((of) => of.handOver),
    readInvitation: people((of) => of.readInvitation),
    acceptInvitation: people((of) => of.acceptInvitation),
    listAccounts: people((of) => of.listAccounts),
    openAccount: people((of) => of.openAccount),
    leaveAccount: people((of) => of.leaveAccount),
    listSessions,
    endSession,
    listPasskeys: passkey((of) => of.listPasskeys),
    beginPasskey: passkey((of) => of.beginPasskey),
    addPasskey: passkey((of) => of.addPasskey),
    renamePasskey: passkey((of) => of.renamePasskey),
    removePasskey: passkey((of) => of.removePasskey),
    beginPasskeySignIn: passkey((of) => of.beginPasskeySignIn),
    passkeySignIn: passkey((of) => of.passkeySignIn),
  },
});
