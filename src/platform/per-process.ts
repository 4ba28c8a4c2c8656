/**
 * A singleton of this process, made at the first call. A module's own variable is none: the framework bundles pages, routes
 * and middleware separately, and every bundle has a copy of the module.
 * @param name unique in the whole process
 */
export const perProcess = <Value extends object>(name: string, create: () => Value): (() => Value) => {
  const key = Symbol.for(`volante.${name}`);
  return () => {
    const holder = globalThis as { [key]?: Value };
    holder[key] ??= create();
    return holder[key];
  };
};
