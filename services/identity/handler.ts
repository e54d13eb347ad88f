import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import type { Visitor } from '@menuleaf/shared/server/http/caller.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { tableKnowing } from '@menuleaf/shared/server/table/known-rows.ts';
import { planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { openTable, type Table } from '@menuleaf/shared/server/table/table.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { environment } from './environment.ts';
import { exportData } from './export-data.ts';
import { forgotPassword } from './forgot-password.ts';
import { identityStore } from './identity-store.ts';
import { userKey } from './stored-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { passwordsStore } from './passwords-store.ts';
import { register } from './register.ts';
import { requestVerification } from './request-verification.ts';
import { resetPassword } from './reset-password.ts';
import { kmsSigner } from './token-signing.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

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
});

const contextFor = ({ known }: Visitor) => ({
  ...context,
  store: openStore(tableKnowing(table, known)),
});

export const handler = serve({
  contract: identityContract,
  authenticate: ownerSession(table, readKey, (userId) => [userKey(userId), planKey(userId)]),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: contextFor,
  handlers: {
    register,
    login,
    me,
    updateProfile,
    changePassword,
    logout,
    forgotPassword,
    resetPassword,
    verifyEmail,
    requestVerification,
    exportData,
    deleteAccount,
  },
});
