import { isEmbedded } from "#api/is-embedded.ts";
import { env } from "#platform/env.ts";
import { removeEarlierPages } from "#platform/page-cache/directory.ts";
import { sessionSecret } from "#platform/session-secret.ts";
import { buildSiteIfStale } from "./build-site.ts";
import { isPortFree } from "./free-port.ts";
import { prepareBackendApart } from "./prepare-backend.ts";
import { stopCommandsOnSignal, wasInterrupted } from "./run-command.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

/** Pages that every visitor may meet first: both homes and both pages for what does not exist. */
const pagesToWarm = ["/", "/pt/", "/pagina-que-no-existe/", "/pt/pagina-que-nao-existe/"];

const warm = async (address: string): Promise<void> => {
  for (const path of pagesToWarm) {
    try {
      const answer = await fetch(address + path, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
    } catch (error) {
      console.error(`${path} could not be warmed: ${error instanceof Error ? error.message : error}`);
    }
  }
};

/** Why this version does not take the database of this process; trying again would not help. */
const findRefusal = async (): Promise<string | undefined> => {
  const { openPreparedDatabase } = await import("#backend/store/prepare.ts");
  const { RefusedDatabaseError } = await import("#backend/store/migrate.ts");
  const { prepareShop } = await import("#demo/prepare-shop.ts");
  try {
    await openPreparedDatabase(prepareShop);
  } catch (error) {
    if (error instanceof RefusedDatabaseError) return error.message;
  }
  return undefined;
};

await runTool(async () => {
  const started = performance.now();
  Object.assign(process.env, { NODE_ENV: "production" });
  const { PORT, SITE_URL } = env();
  sessionSecret();
  if (!(await isPortFree(PORT)))
    throw new ToolError(`Port ${PORT} is taken: end what listens there or set PORT.`);
  stopCommandsOnSignal();
  await buildSiteIfStale();
  removeEarlierPages();
  const isPrepared = await prepareBackendApart();
  if (wasInterrupted()) throw new ToolError("Stopped before the site was served.");
  if (!isPrepared) {
    process.exitCode = 1;
    return;
  }

  const { serveSite } = await import("#server/serve-site.ts");
  // From then on this process's output is a log.
  const [say, complain] = [process.stdout, process.stderr].map((stream) => stream.write.bind(stream));
  await serveSite({ port: PORT });
  const refusal = isEmbedded() ? await findRefusal() : undefined;
  if (refusal !== undefined) {
    complain?.(`${refusal}\n`);
    process.exit(1);
  }
  const address = `http://127.0.0.1:${PORT}`;
  const report = (missing: string) => complain?.(`Not ready yet: ${missing}. The site goes on trying.\n`);
  if (await waitUntilReady(address, () => !wasInterrupted(), undefined, { report })) {
    await warm(address);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say?.(`Volante is ready at ${SITE_URL}/ after ${seconds} s\n`);
  } else if (!wasInterrupted()) {
    complain?.(
      `The services do not answer yet: ${address}/readyz gives the reason. The site goes on trying.\n`,
    );
  }
});
