type Run = (command: string, args: string[], env: Record<string, string>) => Promise<number>;
type Counts = { passed: number; failed: number };
export function runJest(run: Run, args: string[]): Promise<Counts>;
export function runJourneys(run: Run, args: string[]): Promise<Counts>;
