/** Times of calls, one after another, in milliseconds: as the caller sees them, and on the processor of this process. */
export const timeCalls = async (
  ask: () => Promise<void>,
  { warming, calls }: { readonly warming: number; readonly calls: number },
): Promise<{ readonly wall: number[]; readonly cpu: number[] }> => {
  for (let call = 0; call < warming; call++) await ask();
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let call = 0; call < calls; call++) {
    const before = process.cpuUsage();
    const begun = performance.now();
    await ask();
    wall.push(performance.now() - begun);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
  }
  return { wall, cpu };
};
