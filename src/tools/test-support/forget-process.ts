/** Forgets all that this process keeps (`perProcess`), such as the environment that it has read. */
export const forgetProcess = (): void => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith("volante.")) Reflect.deleteProperty(globalThis, key);
};
