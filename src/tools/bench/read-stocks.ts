import { readTextOption } from "../read-text-option.ts";
import { ToolError } from "../run-tool.ts";

/** A million takes minutes to seed: who wants to know asks for it. */
const usual = [2_400, 100_000] as const;
const most = 1_000_000;

/**
 * Sizes of the stocks that are measured: those of `--stocks 2400,100000,1000000`, or the usual ones.
 * @throws ToolError for what is no list of numbers of vehicles
 */
export const readStocks = (args: readonly string[]): readonly number[] => {
  const text = readTextOption(args, "stocks");
  if (text === undefined) return usual;
  const stocks = text.split(",").map(Number);
  if (stocks.every((size) => Number.isInteger(size) && size >= 1 && size <= most)) return stocks;
  throw new ToolError(`--stocks takes numbers of vehicles from 1 to ${most}, separated by commas.`);
};
