import { env } from "#platform/env.ts";
import { sessionSecret } from "#platform/session-secret.ts";
import { spawnNext, standInFor } from "./next-command.ts";
import { prepareBackend } from "./prepare-backend.ts";
import { runTool } from "./run-tool.ts";

await runTool(async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  const { PORT } = env();
  sessionSecret();
  await prepareBackend();
  await standInFor(spawnNext(["dev", "--port", String(PORT)]));
});
