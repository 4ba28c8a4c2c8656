import type { SelectOption } from "#ui/field/select-options.tsx";

/** Values to choose one from, each with what it would show: "Hasta 2 dueños (1 234)". */
export const countedOptions = (
  values: readonly { readonly id: string; readonly value: string; readonly count?: number }[],
  format: (count: number) => string,
): SelectOption[] =>
  values.map(({ id, value, count }) => ({
    value: id,
    text: count === undefined ? value : `${value} (${format(count)})`,
  }));
