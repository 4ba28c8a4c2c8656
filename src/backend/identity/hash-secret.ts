import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in 43 characters: a token, or the state of a sign-in. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Stored instead of such a secret. One of 256 random bits needs neither salt nor a slow hash. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
