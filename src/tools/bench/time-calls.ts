/** Times of calls, one after another, in milliseconds: as the caller sees them, and on the processor of this process. */
export const timeCalls = async (
  run: () => Promise<void>,
  { warming, calls }: { readonly warming: number; readonly calls: number },
): Promise<{ readonly wall: number[]; readonly cpu: number[] }> => {
  for (let call = 0; call < warming; call++) await run();
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let call = 0; call < calls; call++) {
    const before = process.cpuUsage();
    const started = performance.now();
    await run();
    wall.push(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
  }
  return { wall, cpu };
};
