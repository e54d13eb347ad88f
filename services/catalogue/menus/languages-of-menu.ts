import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type { StoredMenu } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { languagesMessage, type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { HttpError, invalidField, notFound } from '@menuleaf/shared/server/http-error.ts';

const planLimit = (planType: PlanType) =>
  new HttpError(403, languagesMessage(planType), { code: 'plan_limit' });

/** Refuses 422 a menu that is in one language twice, 403 one that takes in more than the plan allows. */
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

/** Refuses 404 a language that is not one of the menu’s. */
export function mustBeFurther({ further_languages = [] }: StoredMenu, language: string) {
  if (!further_languages.includes(language)) throw notFound('Language');
}

/** Refuses 403 what guests would not see by this plan: it is kept as it is. */
export function mustBeShown(
  { further_languages = [] }: StoredMenu,
  language: string,
  of: PlanType,
) {
  if (further_languages.indexOf(language) >= plans[of].furtherLanguages) throw planLimit(of);
}
