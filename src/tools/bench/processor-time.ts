import { existsSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second; see proc(5). */
const tickInMs = 10;

const childrenOf = (pid: number): number[] => {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
};

const ticksOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
};

/** Whether a process's time on the processor can be read here. */
export const canReadProcessorTime = (): boolean => existsSync("/proc/self/stat");

/** Milliseconds on the processor that a process and its children have used up to now. */
export const processorTime = (pid: number): number => {
  const own = ticksOf(pid) * tickInMs;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own);
};
