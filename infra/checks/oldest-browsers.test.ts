import { textOf, trackedFiles } from './house/source-files.ts';

const styles = trackedFiles(/\.css$/).map((file) => [file, textOf(file)] as const);

/** Wrong without the condition that stands around it. */
const without = (condition: string, line: string) =>
  new RegExp(String.raw`(?<!@supports \(${condition}[^{}]+\{\n\s+[^{}]+\{\n\s+)${line}`);

test.each([
  // Safari before 26.2 draws none of a shorthand.
  ['an underline’s look is said in properties of its own', /text-decoration: [\w-]+ [^;!]/],
  // Safari before 17.4 shows nothing, not even what an earlier line says.
  [
    'a variable text that is not spoken is a matter of support',
    without('content', String.raw`content: var\([^;]* /`),
  ],
  // Safari before 27 leads past a category, since those before it grow on the way.
  [
    'what is laid out late has a height, or moves nothing in view',
    without('overflow-anchor', String.raw`content-visibility: auto;(?!\n\s+contain-intrinsic)`),
  ],
])('%s', (_, wrong) => {
  expect(styles.filter(([, text]) => wrong.test(text)).map(([file]) => file)).toEqual([]);
});
