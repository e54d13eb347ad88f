import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type { StoredMenu } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { languagesMessage, type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { HttpError, invalidField, notFound } from '@menuleaf/shared/server/http-error.ts';

const planLimit = (planType: PlanType) =>
  new HttpError(403, languagesMessage(planType), { code: 'plan_limit' });

/** Throws 422 if the main language is also a further one, 403 if more are added than the plan allows. */
export function mustHaveLanguages(before: StoredMenu, after: StoredMenu, planType: PlanType) {
  const { language = defaultLanguage, further_languages = [] } = after;
  if (further_languages.includes(language)) {
    throw invalidField('further_languages', 'The main language is no further one');
  }
  const had = new Set(before.further_languages);
  const isMore = further_languages.some((one) => !had.has(one));
  if (isMore && further_languages.length > plans[planType].furtherLanguages) {
    throw planLimit(planType);
  }
}

/** Throws 404 if the menu does not have this language. */
export function mustHaveLanguage({ further_languages = [] }: StoredMenu, language: string) {
  if (!further_languages.includes(language)) throw notFound('Language');
}

/** Throws 403 if the plan does not show this language: it is read-only. */
export function mustBeShown(
  { further_languages = [] }: StoredMenu,
  language: string,
  of: PlanType,
) {
  if (further_languages.indexOf(language) >= plans[of].furtherLanguages) throw planLimit(of);
}
