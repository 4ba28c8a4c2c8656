const endings = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Runs `release` once: when called, or when the process ends. A signal ends the process here only if nobody else
 * listens to it; whoever drains first exits by itself, and the lock must outlive its last write.
 */
export const releaseOnExit = (release: () => void): (() => void) => {
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return;
    done();
    process.kill(process.pid, signal);
  };
  const done = () => {
    process.removeListener("exit", done);
    for (const signal of endings) process.removeListener(signal, onSignal);
    release();
  };
  process.once("exit", done);
  for (const signal of endings) process.on(signal, onSignal);
  return done;
};
