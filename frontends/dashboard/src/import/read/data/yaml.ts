/** What data holds, whatever it is written in. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

type Line = { indent: number; text: string };

const pair = /^(?<key>"[^"]*"|'[^']*'|[^\s"'[{#-][^:#]{0,60}?)\s*:(?:\s+(?<value>.*))?$/u;
const isItem = ({ text }: Line) => /^-(?:\s|$)/u.test(text);

/** A value on one line: «[milk, egg]», «"Soup: of the day"», «7.50». */
function valueOf(text: string): Data {
  const list = /^\[(?<list>.*)\]$/u.exec(text)?.groups?.['list'];
  if (list !== undefined) return list.split(',').map((one) => valueOf(one.trim()));
  if (/^(?:null|~|)$/u.test(text)) return null;
  return /^"(.*)"$|^'(.*)'$/u.exec(text)?.slice(1).find(Boolean) ?? text;
}

/** Lists and pairs by their indents, as settings are written; no more of the language. */
class Blocks {
  private at = 0;

  constructor(lines: readonly Line[]) {
    this.lines = [...lines];
  }

  private readonly lines: Line[];

  private deeper(indent: number): boolean {
    return (this.lines[this.at]?.indent ?? -1) > indent;
  }

  /** The lines below that stand further in, as one. */
  private folded(indent: number, first = ''): string {
    const all = [first];
    while (this.deeper(indent)) {
      all.push(this.lines[this.at]?.text ?? '');
      this.at += 1;
    }
    return all.filter(Boolean).join(' ');
  }

  private ofPair(indent: number, value: string): Data {
    this.at += 1;
    const next = this.lines[this.at];
    if (/^[>|][+-]?$/u.test(value)) return this.folded(indent);
    if (value !== '') return valueOf(this.folded(indent, value));
    const isBelow = next && (this.deeper(indent) || (next.indent === indent && isItem(next)));
    return isBelow ? this.read() : null;
  }

  private ofItem({ indent, text }: Line): Data {
    const rest = text.replace(/^-\s*/u, '');
    if (rest !== '' && (pair.test(rest) || rest.startsWith('- '))) {
      this.lines[this.at] = { indent: indent + text.length - rest.length, text: rest };
      return this.read();
    }
    return this.ofPair(indent, rest);
  }

  read(): Data {
    const { indent, ...first } = this.lines[this.at] ?? { indent: 0, text: '' };
    const items: Data[] = [];
    const pairs: Record<string, Data> = {};
    for (let line = this.lines[this.at]; line?.indent === indent; line = this.lines[this.at]) {
      const { key, value = '' } = pair.exec(line.text)?.groups ?? {};
      if (isItem(line)) items.push(this.ofItem(line));
      else if (key === undefined) this.at += 1;
      else pairs[key.replaceAll(/^["']|["']$/gu, '')] = this.ofPair(indent, value.trim());
      while (this.deeper(indent)) this.at += 1;
    }
    return isItem({ indent, ...first }) ? items : pairs;
  }
}

export function yamlOf(text: string): Data {
  const lines = text.split('\n').flatMap((line) => {
    const words = line.replace(/(?:^|\s)#[^"']*$/u, '').trim();
    return words === '' || words === '---'
      ? []
      : [{ indent: line.length - line.trimStart().length, text: words }];
  });
  return new Blocks(lines).read();
}
