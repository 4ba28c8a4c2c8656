// Preloaded into a site: each SIGUSR2 moves its clock on by ten minutes. Timers are as before.
const stepMs = 10 * 60_000;
const RealDate = Date;
const realNow = RealDate.now;
let moved = 0;

process.on("SIGUSR2", () => {
  moved += stepMs;
});

RealDate.now = () => realNow() + moved;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts: unknown[], own) =>
    Reflect.construct(target, parts.length === 0 ? [RealDate.now()] : parts, own),
  apply: () => new RealDate(RealDate.now()).toString(),
});
