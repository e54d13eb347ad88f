const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** A loader of webpack: what a contract says of its calls is for openapi.json, and no page reads it. */
export default function withoutSummaries(source: string): string {
  return source.replaceAll(summary, "summary: ''");
}
