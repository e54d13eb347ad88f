const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*/g;
const rights = /\b(?:role|scope): '\w+',?\s*/g;

/** Strips call summaries from a contract: only openapi.json uses them. */
export const withoutSummaries = (source: string): string => source.replaceAll(summary, '');

/** A loader of webpack: which role and scope a call needs, only its service asks. */
export default function pageContracts(source: string): string {
  return withoutSummaries(source).replaceAll(rights, '');
}
