import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.ts";
import { perProcess } from "./per-process.ts";

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

/**
 * Reads the secret stored in `folder`, and creates it at the first call. Two processes that start at once use the same
 * secret: the file appears complete or not at all, and the first link wins.
 */
export const localSessionSecret = (folder: string): string => {
  const file = join(folder, "session-secret");
  const existing = readIfThere(file);
  if (existing !== undefined && existing.length >= 32) return existing;
  if (existing !== undefined) throw new Error(`${file} is damaged: delete it and everyone logs in again`);
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, "utf8").trim();
};

const cached = perProcess("session-secret", () => ({
  secret: env().SESSION_SECRET ?? localSessionSecret(env().DATA_DIR),
}));

/** The secret that seals session cookies: `SESSION_SECRET`, or the generated one of a local site. */
export const sessionSecret = (): string => cached().secret;
