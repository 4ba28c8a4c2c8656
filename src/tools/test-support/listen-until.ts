import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Has a server listen at a free port of this machine.
 * @param atEnd when it is closed: `afterAll` of the tests of a file, `onTestFinished` of one test
 */
export const listenUntil = async (
  atEnd: (close: () => void) => void,
  server: Server,
): Promise<{ readonly port: number; readonly origin: string }> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}` };
};
