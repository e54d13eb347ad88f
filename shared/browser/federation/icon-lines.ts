/** A license, which plain-icon.tsx names once for all, and what only the library's own factory reads. */
const unread =
  /^\/\*\*[^]*?\*\/|^__iconData\.node;$|\b(?:name|size): ["\w-]+,|,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]/gm;

/** A loader of webpack that leaves an icon of lucide its lines. */
export default function iconLines(source: string): string {
  return source.replaceAll(unread, '');
}
