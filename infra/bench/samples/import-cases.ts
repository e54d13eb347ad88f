import { generate } from '../import/generate/generate.ts';
import { looks } from '../import/generate/to-html.ts';
import { corpus, kinds, type TrueMenu } from '../import/truth.ts';

const dishesIn = (menus: readonly { truth: TrueMenu }[]) =>
  menus.flatMap(({ truth }) => truth.sections.flatMap(({ dishes }) => dishes)).length;

/** Import test data: handwritten menus, and generated ones. */
export function run() {
  for (const kind of kinds) {
    const menus = corpus(kind);
    console.log(`${kind.padEnd(12)}${menus.length} menus, ${dishesIn(menus)} dishes`);
  }
  const generated = Array.from({ length: 1000 }, (_, seed) => generate(seed + 1));
  const features = new Set(generated.flatMap((menu) => menu.features));
  console.log(
    `generated ${generated.length} menus, ${dishesIn(generated)} dishes, ${features.size} features, ${Object.keys(looks).length} looks`,
  );
  return Promise.resolve();
}
