import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

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

/** Clock ticks since boot, with the boot's id; see proc(5). The name in brackets may hold spaces and brackets. */
const startOnLinux = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; only its parent has not looked yet.
    if (fields[0] === "Z" || fields[0] === "X") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${fields[19]}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? null : "unknown";
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
