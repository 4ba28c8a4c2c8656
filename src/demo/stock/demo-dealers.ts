import { z } from "zod";
import { readDealers } from "#shop-folder/dealers/read-dealers.ts";
import type { ShopDealer } from "#shop-folder/dealers/shop-dealer.ts";
import { cells } from "#shop-folder/files/cells.ts";
import { readCsv } from "#shop-folder/files/read-csv.ts";
import { repositoryFile } from "#shop-folder/files/repository-file.ts";

type DemoDealer = ShopDealer & {
  /** How much of the stock stands here. */
  readonly size: number;
  readonly sellsMotorbikes: boolean;
};

const sizeRow = z.object({ code: cells.text, size: cells.whole, motorbikes: cells.flag });

const sizes = new Map(
  readCsv(repositoryFile("src/demo/stock/dealer-sizes.csv"), sizeRow, ({ code }) => code).map((row) => [
    row.code,
    row,
  ]),
);

/** Made-up dealers in real places, with how much each sells; telephone numbers are of the right form and not assigned. */
export const demoDealers: readonly DemoDealer[] = readDealers(
  repositoryFile("src/demo/shop/dealers.csv"),
).map((dealer) => {
  const { size = 0, motorbikes = false } = sizes.get(dealer.dealerCode) ?? {};
  return { ...dealer, size, sellsMotorbikes: motorbikes };
});
