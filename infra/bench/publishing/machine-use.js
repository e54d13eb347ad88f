import { readdirSync, readFileSync } from 'node:fs';
/** Of Linux: kilobytes of a page of memory, and how often a second its clock of processes ticks. */
const pageKb = 4;
const ticks = 100;
/** As /proc has it of a process, or of one thread; undefined once it has ended. */
function readProcess(pid, folder = String(pid)) {
  try {
    const text = readFileSync(`/proc/${folder}/stat`, 'utf8');
    // The name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (place) => Number(fields[place - 3]);
    const cpuMs = ((at(14) + at(15)) * 1000) / ticks;
    return { pid, parent: at(4), cpuMs, rssKb: at(24) * pageKb };
  } catch {
    return undefined;
  }
}
/** A process and all that it has started. */
function family(pid) {
  const all = readdirSync('/proc').flatMap((name) => readProcess(Number(name)) ?? []);
  const found = all.filter((one) => one.pid === pid);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}
/** The threads of a process beside its first one: of a local cloud, those in which functions run. */
const otherThreads = (pid) =>
  readdirSync(`/proc/${pid}/task`)
    .map(Number)
    .filter((thread) => thread !== pid)
    .flatMap((thread) => readProcess(thread, `${pid}/task/${thread}`) ?? []);
const sum = (all) => all.reduce((total, one) => total + one, 0);
/** What a process and its children take: milliseconds of a core since their start, and MiB at this moment. */
export function machineUse(pid) {
  const all = family(pid);
  return {
    cpuMs: sum(all.map(({ cpuMs }) => cpuMs)),
    functionsMs: sum(otherThreads(pid).map(({ cpuMs }) => cpuMs)),
    memoryMb: sum(all.map(({ rssKb }) => rssKb)) / 1024,
  };
}
/** Watches them while the work goes on: seconds of a core, of which those of functions, and the most memory at once. */
export async function watchUse(pid, work) {
  const before = machineUse(pid);
  let memoryMb = before.memoryMb;
  const timer = setInterval(() => {
    memoryMb = Math.max(memoryMb, machineUse(pid).memoryMb);
  }, 200);
  try {
    const result = await work();
    const after = machineUse(pid);
    const most = Math.max(memoryMb, after.memoryMb);
    return {
      result,
      cpuSeconds: (after.cpuMs - before.cpuMs) / 1000,
      functionsSeconds: (after.functionsMs - before.functionsMs) / 1000,
      memoryMb: most,
    };
  } finally {
    clearInterval(timer);
  }
}
