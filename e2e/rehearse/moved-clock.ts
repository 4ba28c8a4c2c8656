// Preloaded into a site: each SIGUSR2 moves its clock on by ten minutes. Timers are as before.
const stepMs = 10 * 60_000;
const RealDate = Date;
let moved = 0;

process.on("SIGUSR2", () => {
  moved += stepMs;
});

globalThis.Date = class extends RealDate {
  constructor(...parts: readonly unknown[]) {
    super(...((parts.length === 0 ? [RealDate.now() + moved] : parts) as [number]));
  }
  static override now(): number {
    return RealDate.now() + moved;
  }
} as DateConstructor;
