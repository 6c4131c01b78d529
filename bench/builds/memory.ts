import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  parent: number;
  bytes: number;
}

const pageSize = 4_096;

/** A process according to /proc; undefined if it has ended. */
function processOf(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces and brackets. After it: state, parent, …; the resident pages are the 22nd
    // field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * pageSize };
  } catch {
    return undefined;
  }
}

/** The resident memory of a process and all its descendants, in bytes. Shared memory counts twice. */
export function treeMemory(root: number): number {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const process = /^\d+$/.test(name) ? processOf(name) : undefined;
    if (process) processes.set(Number(name), process);
  }
  const belongs = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 1 && belongs(parent);
  };
  let sum = 0;
  for (const [pid, { bytes }] of processes) if (belongs(pid)) sum += bytes;
  return sum;
}

/**
 * Samples the memory of a process tree ten times a second.
 * @returns call it at the end: the highest sum that was seen, in bytes
 */
export function watchMemory(root: number): () => number {
  let peak = treeMemory(root);
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(root));
  }, 100);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
