import { Redis } from "ioredis";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { perProcess } from "../per-process.ts";

/** A connection that never queues: what Redis does not answer within `commandTimeout` milliseconds is done without it. */
export const connectRedis = (url: string, commandTimeout = 250): Redis => {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempts) => Math.min(attempts * 50, 500),
  });
  client.on("error", (err) => log().warn({ err }, "Redis does not answer: this process goes on by itself"));
  return client;
};

const held = perProcess("redis", (): { readonly client: Redis | undefined } => {
  const { REDIS_URL } = env();
  return { client: REDIS_URL === undefined ? undefined : connectRedis(REDIS_URL) };
});

/** This process's connection to what it shares with others; undefined without REDIS_URL: there are none then. */
export const sharedRedis = (): Redis | undefined => held().client;
