import { expect, test } from "vitest";
import { outlinesFile, outlinesPath } from "./outlines-file.ts";

test("the outlines that pages fetch are those of the source; this file under `vitest -u` writes them", async () => {
  await expect(outlinesFile()).toMatchFileSnapshot(`${process.cwd()}/public${outlinesPath}`);
});
