import { resolve } from "node:path";
import { env } from "#platform/env.ts";
import { type Coded, causesOf } from "./causes-of.ts";
import { RefusedDatabaseError } from "./migrate.ts";

const full = new Set(["ENOSPC", "EDQUOT"]);
/** ENOSPC of the embedded database's own file system, as WASI numbers it. */
const fullErrno = 51;
const unusable = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "ELOOP"]);

/** The problem of the database server, by the code of the system or of PostgreSQL. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "its host is unknown",
  EAI_AGAIN: "its host is unknown",
  ECONNRESET: "it does not answer",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "it does not answer",
  ENETUNREACH: "it does not answer",
  "28P01": "it refuses user or password",
  "28000": "it refuses user or password",
  "3D000": "it has no database of that name",
  "42501": "the user may not do what is needed there",
  "53100": "its disk is full",
  "53300": "it takes no more connections",
  "57P01": "it ended the connection",
  "57P02": "it ended the connection",
  "57P03": "it is starting up or ending",
};
/** The driver's message for a connection timeout, which has no code. */
const lateConnection = /connection timeout|timeout exceeded when trying to connect/i;

/** Whether a path lies in the folder, or the folder in it. */
const concerns = (path: string, folder: string): boolean =>
  `${path}/`.startsWith(`${folder}/`) || `${folder}/`.startsWith(`${path}/`);

const withoutSecrets = (address: string): string => {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};

const explainFolder = ({ code, errno, path }: Coded): string | undefined => {
  const isFull = full.has(String(code)) || (errno === fullErrno && code === undefined);
  if (!isFull && !unusable.has(String(code))) return undefined;
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR);
  // Errors of writes to an open file have no path.
  const isHere = typeof path === "string" ? concerns(path, folder) : isFull;
  if (!isHere) return undefined;
  return isFull
    ? `No space is left on the disk of DATA_DIR (${folder}): free some, or set DATA_DIR to a folder on another disk.`
    : `DATA_DIR (${folder}) cannot be used (${code}): set it to a folder that this user may write to.`;
};

const explainServer = (error: Coded): string | undefined => {
  const late = error instanceof Error && lateConnection.test(error.message);
  const reason = late ? reasons.ETIMEDOUT : reasons[String(error.code)];
  if (reason === undefined) return undefined;
  const { DATABASE_URL } = env();
  if (DATABASE_URL === undefined) return undefined;
  return (
    `The database of DATABASE_URL (${withoutSecrets(DATABASE_URL)}) cannot be used: ${reason}. ` +
    "Start it or correct the address; without DATABASE_URL an embedded database is stored in DATA_DIR."
  );
};

const explainRefusal = (error: Coded): string | undefined =>
  error instanceof RefusedDatabaseError ? error.message : undefined;

/**
 * Explains an error of the disk or of the database to the operator: the variable and the remedy, without user name and password.
 * Undefined for any other error.
 */
export const explainFailure = (error: unknown): string | undefined =>
  causesOf(error)
    .map((each) => explainFolder(each) ?? explainServer(each) ?? explainRefusal(each))
    .find((explanation) => explanation !== undefined);
