/**
 * Reads `--name text` or `--name=text` from a command line.
 * @returns undefined when the option is absent, nothing when its text is
 */
export const readTextOption = (args: readonly string[], name: string): string | undefined => {
  const index = args.findIndex((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`));
  return index === -1 ? undefined : (args[index]?.split("=")[1] ?? args[index + 1] ?? "");
};
