const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*/g;
const asked =
  /\b(?:role: '\w+'|scope: '\w+'|status: 20[14]|(?:query|body): [a-z]\w*(?=[,\s])),?\s*/g;
const imported = /^import \{([^}]*)\} from/gm;
const declared = /^(?:export )?(?:const (\w+) = \(|function (\w+))/gm;

/** Strips call summaries from a contract: only openapi.json uses them. */
export const withoutSummaries = (source: string): string => source.replaceAll(summary, '');

/** Functions of contracts are pure, which lets the bundler drop the schemas that a page does not use. */
function withPureCalls(source: string): string {
  const names = [...source.matchAll(imported)].flatMap(([, all = '']) => all.match(/\w+/g) ?? []);
  for (const [, constant, named] of source.matchAll(declared)) names.push(constant ?? named ?? '');
  const calls = new RegExp(
    `(?<![\\w.]|function )(?=(?:z\\.[\\w.]+|${names.join('|') || 'z'})\\()`,
    'g',
  );
  return source.replaceAll(calls, '/*#__PURE__*/ ');
}

/** A loader of webpack: which role, scope, query and body of a name a call needs, and what it answers with, only its service asks. */
export default function pageContracts(source: string): string {
  return withPureCalls(withoutSummaries(source).replaceAll(asked, ''));
}
