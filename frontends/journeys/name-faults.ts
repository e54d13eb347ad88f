import type { Page } from '@playwright/test';
import * as z from 'zod';

const tree = z.object({
  nodes: z.array(
    z.object({
      ignored: z.boolean(),
      role: z.object({ value: z.string().optional() }).optional(),
      name: z.object({ value: z.string().optional() }).optional(),
      backendDOMNodeId: z.number().optional(),
    }),
  ),
});
const named = new Set(
  'link button heading tab checkbox radio option term textbox searchbox spinbutton combobox'.split(
    ' ',
  ),
);

/** Names that a screen reader runs together, such as “EditBread”, though visually separate. */
export async function nameFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = tree.parse(await session.send('Accessibility.getFullAXTree'));
  const found: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    const said = name?.value ?? '';
    if (ignored || said === '' || !named.has(role?.value ?? '') || !backendDOMNodeId) continue;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      ...(object.objectId && { objectId: object.objectId }),
      functionDeclaration: wordsApart.toString(),
      arguments: [{ value: said }],
      returnByValue: true,
    });
    if (result.value !== '') found.push(`${said.slice(0, 60)} runs ${result.value} together`);
  }
  await session.detach();
  return [...new Set(found)];
}

/** Runs in the page, on an element: the first two texts that are apart in it, or in its label, but not in its name. */
function wordsApart(this: Element, said: string): string {
  const label = 'labels' in this && this.labels instanceof NodeList ? this.labels[0] : undefined;
  const walk = document.createTreeWalker(label ?? this, NodeFilter.SHOW_TEXT);
  const texts: { words: string; box: DOMRect }[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = (node.textContent ?? '').trim().replace(/\s+/g, ' ');
    const range = document.createRange();
    range.selectNodeContents(node);
    if (words !== '') texts.push({ words, box: range.getBoundingClientRect() });
  }
  for (const [at, { words, box }] of texts.entries()) {
    const next = texts[at + 1];
    if (!next) return '';
    const isApart = next.box.left > box.right + 1 || next.box.top >= box.bottom - 1;
    const isHidden = next.box.width <= 1 || box.width <= 1;
    const isJoined = said.replace(/\s+/g, ' ').includes(words + next.words);
    const areWords = /[\p{L}\p{N}]$/u.test(words) && /^[\p{L}\p{N}]/u.test(next.words);
    if ((isApart || isHidden) && isJoined && areWords) {
      return `“${words.slice(-12)}” and “${next.words.slice(0, 12)}”`;
    }
  }
  return '';
}
