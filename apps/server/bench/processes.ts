import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process in kilobytes. */
export function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN);
}

/** Processor time of a process in milliseconds, that of its ended children included; Linux counts in hundredths of a second. */
export function cpuOf(pid: number | string | undefined): number {
  const fields = fieldsOf(pid);
  return 10 * [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0);
}

/** Processor time of the PostgreSQL that was started from here, with all its processes. */
export function cpuOfPostgres(): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid, parent: fieldsOf(pid)[1], name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() }];
      } catch {
        return []; // It has ended meanwhile.
      }
    })
    .filter(({ name }) => name === 'postgres');
  const main = processes.find(({ parent }) => parent === String(process.pid));
  const all = processes.filter(({ pid, parent }) => pid === main?.pid || parent === main?.pid);
  return all.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

/** This program's own. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What `/proc` says of a process, from its state on. */
function fieldsOf(pid: number | string | undefined): readonly string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}
