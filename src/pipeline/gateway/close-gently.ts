import type { IncomingMessage } from "node:http";

const lingerMs = 500;

/**
 * Reads on for a moment and throws away what comes: to close a connection on which somebody is still sending resets it,
 * and the answer is lost with it.
 */
export const closeGently = ({ socket }: IncomingMessage): void => {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
};

/** A body has been announced, and not all of it is here. */
export const isSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);
