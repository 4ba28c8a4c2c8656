/**
 * Something that this process keeps once, made at the first call. A module's own variable is not that: the framework
 * bundles pages, routes and middleware apart, and every bundle has a copy of the module.
 * @param name of what is kept, one for each thing in the whole process
 */
export const perProcess = <Kept extends object>(name: string, create: () => Kept): (() => Kept) => {
  const key = Symbol.for(`volante.${name}`);
  return () => {
    const holder = globalThis as { [key]?: Kept };
    holder[key] ??= create();
    return holder[key];
  };
};
