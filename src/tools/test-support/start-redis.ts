import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../free-port.ts";

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
};

/**
 * Starts an empty Redis server without persistence, on a port of this machine.
 * @param wantedPort a free one unless it is to come back where it was
 */
export const startRedis = async (wantedPort?: number) => {
  const port = wantedPort ?? (await findFreePort());
  const settings = { port: String(port), bind: "127.0.0.1", save: "", appendonly: "no" };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn("redis-server", args, { stdio: "ignore" });
  let ended: string | undefined;
  server.once("error", () => {
    ended = "redis-server cannot be started: install Debian's redis-server";
  });
  server.once("exit", (code) => {
    ended = `redis-server ended with ${code}`;
  });
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  while (!(await isListening(port))) {
    if (ended !== undefined) throw new Error(ended);
    await pause(25);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      process.off("exit", kill);
      const gone = once(server, "exit");
      if (ended === undefined && kill()) await gone;
    },
  };
};
