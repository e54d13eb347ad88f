import ctaStyles from '@menuleaf/public-menu/src/inlined/cta.css';
import factsStyles from '@menuleaf/public-menu/src/inlined/facts.css';

/** Of pages that are no menu. */
export const pageOfFacts = factsStyles + ctaStyles;
