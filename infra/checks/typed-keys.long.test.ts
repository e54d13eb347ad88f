import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { keysWeMake } from './keys-we-make.ts';

const root = join(import.meta.dirname, '../..');

const sources = () =>
  globSync('{services,shared,frontends,infra/events,infra/edge}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) =>
      /(^|\/)(dist|node_modules|journeys|testing|federation)(\/|$)|\.(test|d)\.tsx?$|webpack\.config/.test(
        path,
      ),
  });

/** An arbitrary string type, not a union of literals. */
const isAnyText = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isAnyText) : (type.flags & ts.TypeFlags.String) !== 0;

/** Whether it accesses an object's key with an arbitrary string. */
function isKeyedByText(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isElementAccessExpression(node)) {
    const of = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
    return (
      isAnyText(checker.getTypeAtLocation(node.argumentExpression)) && !checker.isArrayType(of)
    );
  }
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
    isAnyText(checker.getTypeAtLocation(node.left)) &&
    !ts.isStringLiteral(node.left)
  );
}

function keyedByText(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(root, file));
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isKeyedByText(node, checker)) found.push(`${file}: ${node.getText().slice(0, 80)}`);
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return found;
}

test('text that people type is never a key of a plain object', () => {
  const files = sources();
  const declared = globSync('{shared,frontends}/**/css.d.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const { config } = ts.readConfigFile(join(root, 'frontends/tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'frontends'));
  const program = ts.createProgram(
    [...files, ...declared].map((file) => join(root, file)),
    { ...options, noEmit: true, types: ['node'] },
  );
  const found = files.flatMap((file) => keyedByText(program, file));
  expect(found.length).toBeGreaterThan(50);
  const isOurs = (one: string) => keysWeMake.some((path) => one.startsWith(path));
  expect(found.filter((one) => !isOurs(one))).toEqual([]);
  expect(keysWeMake.filter((path) => !found.some((one) => one.startsWith(path)))).toEqual([]);
});
