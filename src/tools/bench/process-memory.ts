import { readFileSync } from "node:fs";

const kBInMB = 1024;

/** MB of memory that a process and its children have now. Linux. */
export const memoryOf = (pid: number): number => {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8");
  const own = Number(/VmRSS:\s+(\d+)/.exec(read("status"))?.[1] ?? 0) / kBInMB;
  const children = read(`task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + memoryOf(child), own);
};
