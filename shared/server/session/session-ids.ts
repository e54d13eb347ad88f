/** Whose rows a call may need: the account's, the person's, those of the session. */
export type SessionIds = {
  accountId: string;
  userId: string;
  sessionId: string;
  /** Where a program calls. */
  apiKeyId?: string;
};
