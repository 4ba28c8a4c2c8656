import { FeedError } from "#backend/inventory-feed/feed-error.ts";
import { explainFailure } from "#backend/store/explain-failure.ts";
import { DatabaseLockedError } from "#backend/store/lock.ts";
import { OtherShopError } from "#demo/prepare-shop.ts";
import { EnvironmentError } from "#platform/env.ts";
import { ShopFileError } from "#shop-folder/files/shop-file-error.ts";
import { runsOn, wantedNode } from "./bootstrap.mjs";

/** Something the person at the terminal can put right; only its message is shown. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}

/** A command line that means nothing; the tool exits with 2. */
export class UsageError extends ToolError {}

const expectedErrors = [
  ToolError,
  EnvironmentError,
  DatabaseLockedError,
  ShopFileError,
  FeedError,
  OtherShopError,
];

/**
 * Runs a tool to its end and exits with 1 when it fails, 2 for wrong usage: an expected error is shown as its message, one of disk or database
 * server as what can be done about it, any other with its trace.
 */
export const runTool = async (main: () => Promise<void>): Promise<void> => {
  try {
    if (!runsOn(process.version)) throw new ToolError(wantedNode);
    await main();
  } catch (error) {
    const isExpected = expectedErrors.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : (explainFailure(error) ?? error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};
