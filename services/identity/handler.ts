import { apiKeyOperations } from '@menuleaf/shared/contracts/api-keys.ts';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { peopleContract } from '@menuleaf/shared/contracts/people.ts';
import { signInsContract } from '@menuleaf/shared/contracts/sign-ins.ts';
import { identityServiceContract } from '@menuleaf/shared/contracts/identity-service.ts';
import type { Visitor } from '@menuleaf/shared/server/caller.ts';
import { accountLimit } from '@menuleaf/shared/server/http/account-limit.ts';
import { later } from '@menuleaf/shared/server/http/later.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { withKnownRows } from '@menuleaf/shared/server/table/known-rows.ts';
import { openTable, type Table } from '@menuleaf/shared/server/table/table.ts';
import { apiKeysStore } from './api-keys/api-keys-store.ts';
import type { Context } from './context.ts';
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
const { exportData, deleteAccount } = identityContract;
const { listSessions: _list, endSession: _end, ...passkeyCalls } = signInsContract;
const rare = {
  ...later(
    { ...peopleContract, exportData },
    () => import('./people-calls.ts'),
    ({ peopleContext }, given: Context) => peopleContext(given),
  ),
  ...later({ deleteAccount }, () => import('./account/delete-account.ts')),
  ...later(apiKeyOperations, () => import('./api-keys/api-key-calls.ts')),
  ...later(
    passkeyCalls,
    () => import('./passkey-calls.ts'),
    ({ passkeysContext }, given: Context) => passkeysContext(given),
  ),
};

export const handler = serve({
  contract: identityServiceContract,
  authenticate: ownerSession(table, readKey, ({ userId, sessionId }) => [
    userKey(userId),
    signInKey(userId, sessionId),
  ]),
  limitAccount: accountLimit(table, rowKey(keys.identityCalls)),
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
    listSessions,
    endSession,
    ...rare,
  },
});
