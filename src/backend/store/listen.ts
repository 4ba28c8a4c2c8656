import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { loggableError } from "#backend/loggable-error.ts";
import { log } from "#platform/log.ts";

const shortestPauseMs = 500;
const longestPauseMs = 30_000;

/** How often an idle connection is checked: one that was cut silently is noticed only by a query. */
const everyMs = 30_000;
/** A connection that is dead neither answers nor fails for a quarter of an hour. */
const longestAnswerMs = 5_000;

type Listening = {
  readonly channel: string;
  /** Called when something was announced, or may have been while the connection was lost. */
  readonly onNotify: () => void;
  /** How often the server is checked. */
  readonly checkEveryMs?: number;
  /** After how long without an answer the connection is lost. */
  readonly answerMs?: number;
};

/**
 * Listens to a channel of the server on a connection of its own, which is opened again whenever it is lost. Returns a function that stops
 * it. Never fails: what is announced meanwhile has to be found in another way as well.
 */
export const listenOnServer = (config: ClientConfig, listening: Listening): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = (async () => {
    for (let wait = shortestPauseMs; !signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
      const started = Date.now();
      try {
        await listenOnce(config, listening, signal);
      } catch (error) {
        if (!signal.aborted)
          log().warn(
            loggableError(error),
            "The connection that listens for changes was lost; it will be opened again",
          );
      }
      if (Date.now() - started > longestPauseMs) wait = shortestPauseMs;
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await ended;
  };
};

/** Resolves when it is aborted; rejects when the connection is lost. */
const listenOnce = async (
  config: ClientConfig,
  { channel, onNotify, checkEveryMs = everyMs, answerMs = longestAnswerMs }: Listening,
  signal: AbortSignal,
): Promise<void> => {
  const client = new Client({
    ...config,
    keepAlive: true,
    query_timeout: answerMs,
    application_name: `volante ${channel}`,
  });
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  over.catch(() => undefined);
  client.on("error", reject);
  client.on("end", () => reject(new Error("The connection was ended")));
  client.on("notification", onNotify);
  signal.addEventListener("abort", () => resolve(), { once: true });
  let timer: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onNotify();
    timer = setInterval(() => void client.query("select").catch(reject), checkEveryMs).unref();
    await over;
  } finally {
    clearInterval(timer);
    await client.end().catch(() => undefined);
  }
};
