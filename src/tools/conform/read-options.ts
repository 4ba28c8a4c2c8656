import { parseArgs } from "node:util";
import { type ConnectionLevel, connectionLevels } from "#contract/specification-places.ts";
import { ToolError } from "../run-tool.ts";
import type { ConformOptions } from "./conform.ts";

const usage = `npm run conform -- --data URL --content URL [--level ${connectionLevels.join("|")}] [--token TOKEN [--session ID]] [--write] [--json]

  --data, --content   addresses of the two services, as in DATA_SERVICE_URL and CONTENT_SERVICE_URL
  --level             what the shop is to do with them: ${connectionLevels.join(", ")}; each with those before it (browse)
  --token             of a customer who is signed in: checks what only customers see; use one made for tests
  --session           session id that the token belongs to, where the service looks at both (a new one)
  --write             also sends leads, alerts, favourites, a trade-in and a reservation, each marked as a test
  --json              prints the report as JSON`;

const wrong = (problem: string): ToolError => new ToolError(`${problem}\n\nUsage: ${usage}`);

const options = {
  data: { type: "string" },
  content: { type: "string" },
  level: { type: "string", default: "browse" },
  token: { type: "string" },
  session: { type: "string" },
  write: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const readValues = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
};

const readAddress = (name: "data" | "content", text: string | undefined): string => {
  if (!text) throw wrong(`--${name} is missing: the address of the ${name} service.`);
  const { protocol } = URL.parse(text) ?? {};
  if (protocol === "http:" || protocol === "https:") return text;
  throw wrong(`--${name} takes an address that begins with http:// or https://, not "${text}".`);
};

const readLevel = (text: string): ConnectionLevel => {
  const level = connectionLevels.find((each) => each === text);
  if (level) return level;
  throw wrong(`--level takes ${connectionLevels.join(", ")}, not "${text}".`);
};

/**
 * Reads the command line of `npm run conform`; "help" where it wants no more than that.
 * @throws ToolError that says what is wrong with it
 */
export const readOptions = (
  args: readonly string[],
): { readonly help: string } | (ConformOptions & { readonly help?: never; readonly json: boolean }) => {
  const { data, content, level, token, session, write, json, help } = readValues(args);
  if (help) return { help: usage };
  if (token === "") throw wrong("--token takes the token of a customer.");
  return {
    addresses: { data: readAddress("data", data), content: readAddress("content", content) },
    level: readLevel(level),
    token,
    sessionId: session,
    mayWrite: write,
    json,
  };
};
