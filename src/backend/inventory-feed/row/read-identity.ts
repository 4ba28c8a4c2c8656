import { nameKey } from "#domain/slugify.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { type Reading, Unreadable } from "../values/unreadable.ts";
import type { RowCells } from "./row-cells.ts";
import type { RowContext } from "./row-context.ts";

/** Which vehicle a row is about; also of a row that is refused, as far as it says so. */
export type Identity = { readonly vin: string | undefined; readonly reference: string | undefined };

const expectedVin = "a VIN: 17 letters and digits, none of them I, O or Q";

export const readIdentity = (cells: RowCells): Identity => ({
  vin: cells.need("vin", expectedVin, readVin),
  reference: cells.read("reference", readReference),
});

const readVin = (text: string): Reading<string> => {
  const vin = text.toUpperCase().replaceAll(/[\s.-]/g, "");
  // A row of one digit is what programs write that want something there.
  const isOne = isVin(vin) && !/[IOQ]/.test(vin) && new Set(vin).size > 2;
  return isOne ? vin : new Unreadable(expectedVin);
};

const readReference = (text: string): Reading<string> =>
  text.length <= 100 ? text : new Unreadable("a reference of at most 100 characters");

/** Who sells it. */
export const readDealer = (cells: RowCells, { dealers }: Pick<RowContext, "dealers">) => {
  const expected = "the code of a dealer that the shop knows, or words.dealer that leads to one";
  return cells.need("dealer", expected, (text) => {
    return dealers.get(nameKey(cells.translated("dealer", text))) ?? new Unreadable(expected);
  });
};
