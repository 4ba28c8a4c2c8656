import type { SelectOption } from "#ui/field/select-options.tsx";

/** The options, and the previous choice where the list no longer has it. */
export const optionsIncluding = (
  named: readonly { readonly id: string; readonly name: string }[],
  chosen: string | undefined,
): readonly SelectOption[] => {
  const options = named.map(({ id, name }) => ({ value: id, text: name }));
  const isMissing = chosen && !options.some(({ value }) => value === chosen);
  return isMissing ? [...options, { value: chosen, text: chosen }] : options;
};
