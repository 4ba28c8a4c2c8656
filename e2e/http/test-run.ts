import { spawn } from "node:child_process";
import { chooseTestSite, serverArguments } from "#tools/test-support/test-site.ts";
import { waitUntilReady } from "#tools/wait-until-ready.ts";

/** Starts the one site that all HTTP tests visit, on PostgreSQL, unless one runs already (`TEST_SITE=running`). */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  const { port, databasePort, servicesPort } = await chooseTestSite();
  if (process.env.TEST_SITE === "running") return undefined;
  const options = ["--database-port", String(databasePort), "--services-port", String(servicesPort)];
  const site = spawn(process.execPath, serverArguments(port, ...options), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isRunning = () => site.exitCode === null && site.signalCode === null;
  const stop = async () => {
    const ended = new Promise((resolve) => site.once("exit", resolve));
    if (isRunning() && site.kill("SIGTERM")) await ended;
  };
  if (await waitUntilReady(`http://localhost:${port}`, isRunning, 120_000)) return stop;
  await stop();
  throw new Error("The site for HTTP tests did not become ready; its message is above.");
};
