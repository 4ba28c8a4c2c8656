import type { SelectOption } from "#ui/field/select-options.tsx";

/** What there is to choose, and what was chosen before where the list does not have it any more. */
export const optionsIncluding = (
  named: readonly { readonly id: string; readonly name: string }[],
  chosen: string | undefined,
): readonly SelectOption[] => {
  const options = named.map(({ id, name }) => ({ value: id, text: name }));
  const isMissing = chosen && !options.some(({ value }) => value === chosen);
  return isMissing ? [...options, { value: chosen, text: chosen }] : options;
};
