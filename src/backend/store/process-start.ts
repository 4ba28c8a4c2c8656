import { execFileSync } from "node:child_process";
import { startOnLinux } from "./start-on-linux.ts";

/**
 * When a process started, as text to compare: two processes that had the same id one after the other differ. Null when
 * no such process lives. Where the start cannot be found out, a living process gives `unknown`.
 */
export const processStart = (pid: number): string | null => {
  if (!isRunning(pid)) return null;
  return process.platform === "linux" ? startOnLinux(pid) : startElsewhere(pid);
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

const startElsewhere = (pid: number): string => {
  try {
    const start = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return start.trim() || "unknown";
  } catch {
    return "unknown";
  }
};
