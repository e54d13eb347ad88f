const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*/g;
const rights = /\b(?:role|scope): '\w+',?\s*/g;

/** A contract without what it says of its calls, which is for openapi.json: no page or function reads it. */
export const withoutSummaries = (source: string): string => source.replaceAll(summary, '');

/** A loader of webpack: which role and scope a call needs, only its service asks. */
export default function pageContracts(source: string): string {
  return withoutSummaries(source).replaceAll(rights, '');
}
