import type { GeneratedMenu } from './generate.ts';
import { written } from './generate.ts';
import { type Plan, planOf } from './plan.ts';
import { plainStyle, consistentStyle, styleKeys } from './style.ts';

/** Every menu that says one thing less, or says it one way plainer. */
function* smaller(plan: Plan): Generator<Plan> {
  for (const [at, section] of plan.sections.entries()) {
    if (plan.sections.length > 1) yield { ...plan, sections: plan.sections.toSpliced(at, 1) };
    if (section.dishes.length === 1) continue;
    for (const index of section.dishes.keys()) {
      const fewer = { ...section, dishes: section.dishes.toSpliced(index, 1) };
      yield { ...plan, sections: plan.sections.with(at, fewer) };
    }
  }
  for (const key of styleKeys.filter((one) => plan.style[one] !== plainStyle[one])) {
    const style = { ...plan.style, [key]: plainStyle[key] };
    yield { ...plan, style: consistentStyle(style, plan.language, plan.currency) };
  }
}

/** The smallest menu of the seed that still fails; nothing where it does not fail. */
export function shrunk(
  seed: number,
  fails: (menu: GeneratedMenu) => boolean,
): GeneratedMenu | undefined {
  let plan = planOf(seed);
  if (!fails(written(plan))) return undefined;
  for (;;) {
    const next = smaller(plan).find((one) => fails(written(one)));
    if (!next) return written(plan);
    plan = next;
  }
}
