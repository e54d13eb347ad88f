/** A line that a promise hangs on, how it reads without its guard, and the tests that must notice. */
export type Guard = {
  promise: string;
  file: string;
  line: string;
  without: string;
  /** Parts of the paths of tests. */
  noticedBy: string[];
};

/** True of every row, and of none: what a condition reads like that refuses nothing. */
const always = 'OR attribute_exists(pk) OR attribute_not_exists(pk)';

const identity = 'services/identity/';
const catalogue = 'services/catalogue/';
const billing = 'services/billing/';
const publicMenu = 'services/public-menu/';
const torture = 'infra/torture/torture.api';

const sessions: Guard[] = [
  {
    promise: 'A session that was ended opens nothing',
    file: 'shared/server/session/owner-session.ts',
    line: 'if (open === undefined || open * 1000 <= Date.now()) throw notAuthenticated();',
    without: '',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'A cookie changes nothing: no other site can act for an owner',
    file: 'shared/server/session/owner-session.ts',
    line: 'if (cookie && safeMethods.has(event.requestContext.http.method)) {',
    without: 'if (cookie) {',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'A token is good for what it was made for',
    file: 'shared/server/session/verify-token.ts',
    line: '      audience,\n',
    without: '',
    noticedBy: ['shared/server/session/verify-token'],
  },
  {
    promise: 'A token is ours by its issuer',
    file: 'shared/server/session/verify-token.ts',
    line: '      issuer: tokenIssuer,\n',
    without: '',
    noticedBy: ['shared/server/session/verify-token'],
  },
  {
    promise: 'A token of another key is not ours',
    file: 'shared/server/session/verify-token.ts',
    line: 'if (protectedHeader.kid !== key.keyName) return undefined;',
    without: '',
    noticedBy: ['shared/server/session/verify-token'],
  },
  {
    promise: 'A session’s cookie is out of reach of scripts',
    file: `${identity}sessions.ts`,
    line: 'httpOnly: true, ',
    without: '',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'A password is asked for before an account is closed',
    file: `${identity}delete-account.ts`,
    line: 'if (!(await checkPassword(body.password, user.password_hash))) {',
    without: 'if (!user) {',
    noticedBy: [`${identity}closing.api`],
  },
  {
    promise: 'A password is asked for before it is changed',
    file: `${identity}change-password.ts`,
    line: 'if (!(await checkPassword(body.current_password, user.password_hash))) {',
    without: 'if (!user) {',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'A link of a reset works until the password is another one',
    file: `${identity}reset-password.ts`,
    line: 'if (!user || hashOf(user.password_hash) !== reset.replaces) throw refuse();',
    without: 'if (!user) throw refuse();',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'A wrong password signs nobody in',
    file: `${identity}login.ts`,
    line: 'if (!user || !right) throw wrongCredentials();',
    without: 'if (!user) throw wrongCredentials();',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'An e-mail has one account',
    file: `${identity}identity-store.ts`,
    line: '{ Put: { Item: claim, ConditionExpression: unclaimed } },',
    without: '{ Put: { Item: claim } },',
    noticedBy: [`${identity}identity.api`],
  },
];

const throttles: Guard[] = [
  {
    promise: 'A window that is full takes no more tries',
    file: 'shared/server/table/throttle-store.ts',
    line: "ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND tries < :limit)',",
    without:
      "ConditionExpression: 'attribute_not_exists(pk) OR (expires_at > :now AND (tries < :limit OR tries >= :limit))',",
    noticedBy: ['shared/server/table/throttle-store'],
  },
  {
    promise: 'Passwords cannot be guessed for long',
    file: `${identity}login.ts`,
    line: 'await store.countTries(tries, now);',
    without: '',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'The password of a session’s owner cannot be guessed for long',
    file: `${identity}change-password.ts`,
    line: "await store.countTry('password', owner.userId, throttles.password, now);",
    without: '',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'Nor can it be guessed by who asks to close the account',
    file: `${identity}delete-account.ts`,
    line: "await store.countTry('password', owner.userId, throttles.password, now);",
    without: '',
    noticedBy: [`${identity}identity.api`],
  },
  {
    promise: 'An API is reached through the edge alone',
    file: 'shared/server/http/through-edge.ts',
    line: 'return edgeSecrets.some((secret) => timingSafeEqual(shown, digest(secret)));',
    without: 'return edgeSecrets.length > 0 || timingSafeEqual(shown, shown);',
    noticedBy: ['infra/local/edge/viewer-address', 'shared/server/http/serve'],
  },
];

const ownership: Guard[] = [
  {
    promise: 'An upload is one dish’s',
    file: `${catalogue}images/join-upload.ts`,
    line: 'if (upload.item_id !== undefined && upload.item_id !== row.id) throw usedBefore(field);',
    without: 'void usedBefore;',
    noticedBy: [`${catalogue}images/join-upload.api`],
  },
  {
    promise: 'A payment is confirmed by who paid',
    file: `${billing}confirm-payment.ts`,
    line: "if (session?.client_reference_id !== owner.userId) throw notFound('Payment session');",
    without: "if (!session) throw notFound('Payment session');",
    noticedBy: [`${billing}billing.api`],
  },
  {
    promise: 'What is named must be there',
    file: `${catalogue}changes/catalogue-edits.ts`,
    line: 'if (ids.some((id) => !known.has(id))) throw notFound(nounOf[kind]);',
    without: 'void known;',
    noticedBy: [`${catalogue}testing/catalogue.api`, torture],
  },
  {
    promise: 'Who closed their account makes nothing any more',
    file: 'shared/server/table/closed-account.ts',
    line: "ConditionExpression: 'attribute_not_exists(pk)',",
    without: `ConditionExpression: 'attribute_not_exists(pk) ${always}',`,
    noticedBy: [`${catalogue}closing`, `${identity}closing.api`],
  },
];

const plans: Guard[] = [
  {
    promise: 'A plan’s quota holds',
    file: `${catalogue}changes/change-catalogue.ts`,
    line: "throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });",
    without: 'void quotaMessage;',
    noticedBy: [`${catalogue}testing/quotas.api`],
  },
  {
    promise: 'A plan’s quota holds for what is brought back',
    file: `${catalogue}changes/restore.ts`,
    line: "throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });",
    without: 'void quotaMessage;',
    noticedBy: [`${catalogue}testing/quotas.api`, `${catalogue}testing/at-the-same-time.api`],
  },
  {
    promise: 'Images are part of Pro',
    file: `${catalogue}items/item-image.ts`,
    line: 'if (plans[planType].images) return;',
    without: 'if (plans[planType]) return;',
    noticedBy: [`${catalogue}testing/catalogue.api`],
  },
  {
    promise: 'An unpaid payment brings no plan',
    file: `${billing}confirm-payment.ts`,
    line: "if (session.status !== 'complete' || session.payment_status === 'unpaid') {",
    without: 'if (!session.status) {',
    noticedBy: [`${billing}billing.api`],
  },
  {
    promise: 'A webhook is signed',
    file: `${billing}payment-provider.ts`,
    line: `.catch(() => {
          throw new HttpError(400, 'The signature is not right', { code: 'signature_invalid' });
        });`,
    without: '.catch((): unknown => JSON.parse(rawBody));',
    noticedBy: [`${billing}billing.api`],
  },
  {
    promise: 'What was seen of a plan does not replace what came since',
    file: `${billing}billing-store.ts`,
    line: "ConditionExpression: 'version = :before',",
    without: `ConditionExpression: 'version = :before ${always}',`,
    noticedBy: [`${billing}webhook-ordering`],
  },
];

const atTheSameTime: Guard[] = [
  {
    promise: 'What was decided upon is what is changed',
    file: `${catalogue}store/structure-store.ts`,
    line: "seen === undefined ? 'attribute_not_exists(#structure)' : '#structure = :seen',",
    without: `seen === undefined ? 'attribute_not_exists(#structure) ${always}' : '#structure = :seen ${always}',`,
    noticedBy: [`${catalogue}testing/at-the-same-time.api`, torture],
  },
  {
    promise: 'A row that was saved meanwhile is not written over',
    file: `${catalogue}store/catalogue-diff.ts`,
    line: "['updated_at = :read', ...conditions].join(' AND ')",
    without: "['attribute_exists(pk) OR updated_at = :read', ...conditions].join(' AND ')",
    noticedBy: [`${catalogue}changes/change-catalogue`, `${catalogue}store/catalogue-diff`],
  },
  {
    promise: 'A form does not save over what another one saved',
    file: `${catalogue}changes/catalogue-edits.ts`,
    line: 'if (loaded !== undefined && loaded !== row.updated_at) throw refuseOverwrite();',
    without: 'void refuseOverwrite;',
    noticedBy: [`${catalogue}testing/catalogue.api`],
  },
  {
    promise: 'A call that comes twice makes one thing',
    file: `${catalogue}store/structure-store.ts`,
    line: "ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',",
    without: `ConditionExpression: 'expires_at <= :now ${always}',`,
    noticedBy: [`${catalogue}testing`],
  },
  {
    promise: 'A plan that changes changes the pages',
    file: `${publicMenu}publishing/changed-owners.ts`,
    line: 'keys.restaurant, keys.plan, keys.closedAccount',
    without: 'keys.restaurant, keys.closedAccount',
    noticedBy: [`${publicMenu}functions/plan-end.api`],
  },
  {
    promise: 'A page that is newer is not written over',
    file: `${publicMenu}public-menu-store.ts`,
    line: "ConditionExpression: 'revision = :before',",
    without: `ConditionExpression: 'revision = :before ${always}',`,
    noticedBy: [`${publicMenu}publishing/overtaken.api`],
  },
  {
    promise: 'A password that was changed meanwhile is not changed back',
    file: `${identity}identity-store.ts`,
    line: "ConditionExpression: 'password_hash = :old',",
    without: `ConditionExpression: 'password_hash = :old ${always}',`,
    noticedBy: [`${identity}identity.api`, `${identity}sign-in-store`],
  },
  {
    promise: 'An image that is made while a dish is joined with it is shown',
    file: `${catalogue}images/uploads-store.ts`,
    line: ' AND ${isAsRead}`',
    without: '`',
    noticedBy: [`${catalogue}images/join-upload.api`],
  },
  {
    promise: 'An image that is replaced is known, whoever else replaces it',
    file: `${catalogue}store/catalogue-diff.ts`,
    line: "['updated_at = :read', ...conditions].join(' AND ')",
    without: "'updated_at = :read'",
    noticedBy: [`${catalogue}images/join-upload.api`],
  },
  {
    promise: 'A transaction whose answer was lost is the same one at its next try',
    file: 'shared/server/table/table.ts',
    line: 'token: string = randomUUID()',
    without: 'token?: string',
    noticedBy: ['shared/server/table/retry-writes'],
  },
  {
    promise: 'What is typed just before the page is left is sent once',
    file: 'frontends/dashboard/src/editor/editing/open-editing.ts',
    line: '      send();\n      keep();\n      last =',
    without: '      keep();\n      isOver = true;\n      send();\n      last =',
    noticedBy: ['editor/testing/unsent-edits'],
  },
];

const whatComesIn: Guard[] = [
  {
    promise: 'Half a character is refused',
    file: 'shared/server/http/well-formed.ts',
    line: 'if (wrong.length > 0) throw new HttpError(422, wrong);',
    without: '',
    noticedBy: ['infra/contracts/hostile-text'],
  },
  {
    promise: 'What is nested without end is refused',
    file: 'shared/server/http/well-formed.ts',
    line: "if (depth > deepest) throw new HttpError(400, 'The body is nested too deep');",
    without: 'void deepest;',
    noticedBy: ['infra/contracts/refusals'],
  },
  {
    promise: 'What is too large is refused',
    file: 'shared/server/http/body.ts',
    line: 'if (bytes.length > jsonLimit) {',
    without: 'if (bytes.length > 10 * jsonLimit) {',
    noticedBy: ['shared/server/http/serve'],
  },
  {
    promise: 'A field of a form is none of every object’s',
    file: 'shared/server/http/multipart-body.ts',
    line: "if (name in {}) throw new HttpError(422, [{ loc, msg: 'Unknown field', type: 'unknown' }]);",
    without: '',
    noticedBy: ['shared/server/http/multipart-body'],
  },
  {
    promise: 'An image holds nothing but an image',
    file: `${catalogue}images/image-rules.ts`,
    line: 'return isPadding ? undefined : moreThanImage;',
    without: 'return isPadding ? undefined : undefined;',
    noticedBy: [`${catalogue}images/image-rules`],
  },
  {
    promise: 'A link is of the web',
    file: 'shared/contracts/web-address.ts',
    line: 'if (/^https?:\\/\\/\\S+$/i.test(typed)) return parses(typed) ? typed : undefined;',
    without: 'if (/^\\w+:\\S+$/i.test(typed)) return parses(typed) ? typed : undefined;',
    noticedBy: ['shared/contracts/web-address'],
  },
];

const whatGoesOut: Guard[] = [
  {
    promise: 'A mail shows a name, and runs none',
    file: 'shared/server/mail/email-template.ts',
    line: "text.replace(/[&<>\"']/g, (character) => entities[character] ?? '');",
    without: 'text.replace(/[&]/g, (character) => entities[character] ?? character);',
    noticedBy: [
      `${identity}identity.api`,
      `${identity}verify-email.api`,
      'services/support/support.api',
    ],
  },
  {
    promise: 'A sheet runs nothing',
    file: 'shared/menu/csv.ts',
    line: "{ newline: '\\r\\n', escapeFormulae: formula },",
    without: "{ newline: '\\r\\n' },",
    noticedBy: ['shared/menu/items-csv'],
  },
  {
    promise: 'No other site frames an owner’s pages',
    file: 'infra/edge/edge-policies.ts',
    line: '"frame-ancestors \'none\'",',
    without: '',
    noticedBy: ['infra/edge', 'services/public-menu/pages', 'infra/local/edge'],
  },
];

const twiceAndLate: Guard[] = [
  {
    promise: 'A guest is counted once, however often a part of the log is counted',
    file: `${publicMenu}guests/guests-store.ts`,
    line: 'if (before && before.counted_to >= to) return true;',
    without: '',
    noticedBy: [`${publicMenu}guests/count-guests`],
  },
  {
    promise: 'Who asks not to be tracked is not counted',
    file: 'infra/edge/count-guests.ts',
    line: "if (said('sec-gpc') === '1' || said('dnt') === '1') return false;",
    without: '',
    noticedBy: ['infra/edge/count-guests'],
  },
  {
    promise: 'Of several senders of a mail one sends it',
    file: 'shared/server/mail/mail-queue-store.ts',
    line: '(attribute_not_exists(taken_until) OR taken_until <= :now)',
    without: '(attribute_exists(pk) OR taken_until <= :now)',
    noticedBy: ['shared/server/mail/mail-queue-store'],
  },
  {
    promise: 'Nobody is told of a plan twice, or of what is over',
    file: 'services/billing/notices-store.ts',
    line: '(attribute_not_exists(told_version) OR told_version < :version)',
    without: `(:version = :version ${always})`,
    noticedBy: [`${billing}tell-of-plan`],
  },
  {
    promise: 'Two who tell of a plan at once tell it once',
    file: 'services/billing/notices-store.ts',
    line: '(attribute_not_exists(telling_until) OR telling_until <= :now)',
    without: `(telling_until <= :now ${always})`,
    noticedBy: [`${billing}tell-of-plan`],
  },
  {
    promise: 'Images are as the plan is by now, whoever follows it at the same time',
    file: 'services/catalogue/images/follow-plan.ts',
    line: '} while (withheld !== (await isFree()));',
    without: '} while (false);',
    noticedBy: [`${catalogue}images/follow-plan`],
  },
  {
    promise: 'An image that an item shows is not removed by late news',
    file: 'services/catalogue/images/remove-loose-image.ts',
    line: 'if (!(await closing.isInUse(ownerId, image)))',
    without: '',
    noticedBy: [`${catalogue}functions/housekeeping.api`],
  },
  {
    promise: 'An upload that S3 tells of twice is made once',
    file: 'services/catalogue/functions/image-maker.ts',
    line: 'const isMade = begun.outcome !== undefined;',
    without: 'const isMade = false;',
    noticedBy: ['infra/local/at-least-once.api'],
  },
  {
    promise: 'A closing that is done is not done again',
    file: 'shared/server/table/carry-on-closings.ts',
    line: 'const closing = await store.of(user_id);',
    without:
      "const closing = { user_id, closed_at: '2026-03-01T12:00:00Z', email: '', restaurant_ids: [] };",
    noticedBy: ['shared/server/table/carry-on-closings'],
  },
  {
    promise: 'What the bus refuses of a call that succeeds is not lost',
    file: 'infra/news/put-news.ts',
    line: 'taken[at]?.EventId === undefined',
    without: 'at > taken.length',
    noticedBy: ['infra/news/announce-changes'],
  },
];

/** By what they guard. */
export const guards: Record<string, Guard[]> = {
  sessions,
  throttles,
  ownership,
  plans,
  'at-the-same-time': atTheSameTime,
  'what-comes-in': whatComesIn,
  'what-goes-out': whatGoesOut,
  'twice-and-late': twiceAndLate,
};
