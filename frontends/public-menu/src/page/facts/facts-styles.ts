import ctaStyles from '@menuleaf/public-menu/src/inlined/cta.css';
import factsStyles from '@menuleaf/public-menu/src/inlined/facts.css';

/** For pages without a menu. */
export const pageOfFacts = factsStyles + ctaStyles;
