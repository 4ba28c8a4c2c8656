import { randomBytes } from "node:crypto";
import { findFreePort } from "../free-port.ts";

/** Chosen once and handed to the workers of a run, which read its configuration again. */
export const portFor = async (variable: string): Promise<number> => {
  process.env[variable] ??= String(await findFreePort());
  return Number(process.env[variable]);
};

/** Where the site of a run is, its database, and its services over HTTP; `E2E_SESSION_SECRET` seals sessions and forms in all of its processes. */
export const chooseTestSite = async () => {
  process.env.E2E_SESSION_SECRET ??= randomBytes(36).toString("base64url");
  return {
    port: await portFor("E2E_PORT"),
    databasePort: await portFor("E2E_DATABASE_PORT"),
    servicesPort: await portFor("E2E_SERVICES_PORT"),
  };
};

/** Arguments of Node that serve the site under test. */
export const serverArguments = (port: number, ...options: readonly string[]): readonly string[] => [
  "--conditions=react-server",
  "src/tools/serve-for-tests.ts",
  "--port",
  String(port),
  ...options,
];

/** The site under test on a port, as a server that Playwright starts, waits for and stops. */
export const serverOn = (port: number, ...options: readonly string[]) =>
  ({
    command: [process.execPath, ...serverArguments(port, ...options)].join(" "),
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stderr: "pipe",
  }) as const;
