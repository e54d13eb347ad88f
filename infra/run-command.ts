/** Runs a command of ours: prints what it tells in the end, or why it failed. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    const told = await command();
    if (typeof told === 'string') console.log(told);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
