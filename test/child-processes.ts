import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system tells of its processes. */
export const TELLS_PROCESSES = existsSync('/proc/self/stat');
if (!TELLS_PROCESSES) console.log('Which processes stay alive is not looked at: this system has no /proc.');

/** The command lines of this process's children whose command line has a word in it. */
export function childrenWith(word: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // After the name in brackets: the state, then the parent ("proc_pid_stat(5)").
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        if (Number(parent) !== process.pid) return [];
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        // It ended meanwhile.
        return [];
      }
    })
    .filter((line) => line.includes(word));
}
