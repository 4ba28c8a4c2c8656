import { env } from "#platform/env.ts";
import { readNumberOption } from "./read-number-option.ts";
import { runTool } from "./run-tool.ts";

await runTool(async () => {
  const port = readNumberOption(process.argv.slice(2), "port", { min: 1, max: 65_535 }) ?? env().PORT + 1;
  const { prepareShop, rewriteShopTexts } = await import("#demo/prepare-shop.ts");
  const { serveBackend } = await import("#backend/http/serve.ts");
  await serveBackend({ port, fill: prepareShop, rewriteTexts: rewriteShopTexts });
});
