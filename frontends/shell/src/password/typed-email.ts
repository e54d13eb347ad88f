/** What was typed on the login page, in the query cache: who forgot the password need not type it again. */
export const typedEmailKey = ['typed-email'];
