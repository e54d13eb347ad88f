import { readdirSync, readFileSync } from 'node:fs';

/** Linux: kilobytes per memory page, and process clock ticks per second. */
const pageKb = 4;
const ticks = 100;

type Process = { pid: number; parent: number; cpuMs: number; rssKb: number };

/** Reads /proc for a process or a thread; undefined once it has ended. */
function readProcess(pid: number, folder = String(pid)): Process | undefined {
  try {
    const text = readFileSync(`/proc/${folder}/stat`, 'utf8');
    // The name, in parentheses, can be any.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (place: number) => Number(fields[place - 3]);
    const cpuMs = ((at(14) + at(15)) * 1000) / ticks;
    return { pid, parent: at(4), cpuMs, rssKb: at(24) * pageKb };
  } catch {
    return undefined;
  }
}

/** A process and all its descendants. */
function family(pid: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => readProcess(Number(name)) ?? []);
  const found = all.filter((one) => one.pid === pid);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

/** A process's threads besides the main one: in a local cloud, those that run functions. */
const otherThreads = (pid: number): Process[] =>
  readdirSync(`/proc/${pid}/task`)
    .map(Number)
    .filter((thread) => thread !== pid)
    .flatMap((thread) => readProcess(thread, `${pid}/task/${thread}`) ?? []);

const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);

/** Resource usage of a process and its children: core milliseconds since start, and current MiB. */
export function resourceUsage(pid: number) {
  const all = family(pid);
  return {
    cpuMs: sum(all.map(({ cpuMs }) => cpuMs)),
    functionsMs: sum(otherThreads(pid).map(({ cpuMs }) => cpuMs)),
    memoryMb: sum(all.map(({ rssKb }) => rssKb)) / 1024,
  };
}

/** Usage during the work: core seconds, the functions' share of them, and peak memory. */
export async function measureUsage<Of>(pid: number, work: () => Promise<Of>) {
  const before = resourceUsage(pid);
  let memoryMb = before.memoryMb;
  const timer = setInterval(() => {
    memoryMb = Math.max(memoryMb, resourceUsage(pid).memoryMb);
  }, 200);
  try {
    const result = await work();
    const after = resourceUsage(pid);
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
