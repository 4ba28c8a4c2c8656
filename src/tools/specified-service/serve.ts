import { readNumberOption } from "../read-number-option.ts";
import { runTool } from "../run-tool.ts";
import { startSpecifiedService } from "./service.ts";

await runTool(async () => {
  const port = readNumberOption(process.argv.slice(2), "port", { min: 1, max: 65_535 });
  const { url } = await startSpecifiedService(port);
  console.log(`The specified services are at ${url}: DATA_SERVICE_URL=${url} CONTENT_SERVICE_URL=${url}`);
});
