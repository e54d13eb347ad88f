import { offerLanguage } from './offer-language.ts';

// Behind the links to a page's languages, before anything is painted: nothing moves.
offerLanguage(document.body);
