import { spawn } from "node:child_process";
import { join } from "node:path";
import { findFreePort } from "../free-port.ts";
import { variablesForTests } from "../test-stages/variables-for-tests.ts";

const readyWithinMs = 60_000;

/**
 * Serves the reference services once more, on a database that a site uses as well: what they take over HTTP is there for the
 * site at once. Rejects when they do not answer within a minute.
 */
export const startServices = async (variables: Readonly<Record<string, string>>) => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const services = spawn(
    process.execPath,
    ["--conditions=react-server", join("src", "tools", "services.ts"), "--port", String(port)],
    {
      env: { ...process.env, ...variablesForTests(), LOG_LEVEL: "fatal", ...variables },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const kill = () => services.kill();
  process.once("exit", kill);
  // They say where they are when they are ready.
  await new Promise<void>((ready, fail) => {
    services.stdout.once("data", () => ready());
    services.once("exit", (code) => fail(new Error(`The services ended with ${code}`)));
    setTimeout(() => fail(new Error("The services are not ready")), readyWithinMs).unref();
  });
  return {
    url,
    pid: services.pid ?? 0,
    close: async () => {
      const ended = new Promise((done) => services.once("exit", done));
      process.off("exit", kill);
      services.kill();
      await ended;
    },
  };
};
