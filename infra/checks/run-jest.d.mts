type Run = (command: string, args: string[], env: Record<string, string>) => Promise<number>;
export function runJest(run: Run, args: string[]): Promise<{ passed: number; failed: number }>;
