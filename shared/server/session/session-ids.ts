/** Ids for the rows a call may need: of the account, the person, the session. */
export type SessionIds = {
  accountId: string;
  userId: string;
  sessionId: string;
  /** For API key calls. */
  apiKeyId?: string;
};
