import { randomBytes } from "node:crypto";
import { findFreePort } from "../free-port.ts";

/** Chosen once and handed to the workers of a browser run, which read its configuration again. */
export const portFor = async (variable: string): Promise<number> => {
  process.env[variable] ??= String(await findFreePort());
  return Number(process.env[variable]);
};

/** Made once and handed on in the same way: what seals sessions and forms in every process of a site. */
export const makeSecret = (variable: string): void => {
  process.env[variable] ??= randomBytes(36).toString("base64url");
};

/** The site under test on a port, as a server that Playwright starts, waits for and stops. */
export const serverOn = (port: number, ...options: readonly string[]) => {
  const command = [
    process.execPath,
    "--conditions=react-server",
    "src/tools/serve-for-tests.ts",
    "--port",
    port,
  ];
  return {
    command: [...command, ...options].join(" "),
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stderr: "pipe",
  } as const;
};
