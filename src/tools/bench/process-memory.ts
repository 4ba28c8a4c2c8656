import { readFileSync } from "node:fs";

const kBInMB = 1024;

/** MB of memory that a process has now. Linux. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / kBInMB;

/** MB of memory that the children of a process have now; a server's, where the process only stands in for it. Linux. */
export const memoryOfChildren = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .reduce((sum, child) => sum + memoryOf(Number(child)), 0);
