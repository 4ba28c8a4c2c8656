import { Redis } from "ioredis";
import { log } from "../log.ts";

export const connect = (redisUrl: string): Redis => {
  const client = new Redis(redisUrl, {
    enableOfflineQueue: false,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 1,
  });
  client.on("error", (err) => log().warn({ err }, "Redis does not answer: this process counts by itself"));
  return client;
};
