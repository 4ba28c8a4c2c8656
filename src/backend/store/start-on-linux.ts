import { readFileSync } from "node:fs";

/** Clock ticks since boot, with the boot's id; see proc(5). The name in brackets may hold spaces and brackets. */
export const startOnLinux = (pid: number): string | null => {
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
