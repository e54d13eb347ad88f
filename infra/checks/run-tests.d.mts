type Run = (command: string, args: string[], env: Record<string, string>) => Promise<number>;
export type Failure = { name: string; message: string };
export type Outcome = {
  passed: number;
  failed: number;
  failures: Failure[];
  unsteady: Failure[];
};
export function runJest(run: Run, args: string[]): Promise<Outcome>;
export function runJourneys(run: Run, args: string[]): Promise<Outcome>;
export function failureReport(heading: string, failures: Failure[]): string;
