import { env } from "#platform/env.ts";
import { sessionSecret } from "#platform/session-secret.ts";
import { serveBrowserFiles } from "./development/serve-browser-files.ts";
import { prepareBackend } from "./prepare-backend.ts";
import { runTool } from "./run-tool.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

const readyWithinMs = 120_000;

await runTool(async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  const { PORT } = env();
  sessionSecret();
  await prepareBackend();
  const { serveSite } = await import("#server/serve-site.ts");
  await serveSite({ port: PORT, dev: true });
  // Not before: as it starts, the framework empties its folder.
  if (await waitUntilReady(`http://localhost:${PORT}`, undefined, readyWithinMs)) await serveBrowserFiles();
});
