import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { type ObjectStore, s3Files } from "./s3-files.ts";

/** The server's credentials. */
const known = { bucket: "pictures", accessKeyId: "S3RVER", secretAccessKey: "S3RVER", region: "eu-west-1" };

/** An object store by another vendor, which verifies signatures; for tests. The caller closes it. */
export const openObjectStore = async (folder: string) => {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: known.bucket, configs: [] }],
  });
  const { port } = await server.run();
  return { store: { endpoint: `http://127.0.0.1:${port}`, ...known }, close: () => server.close() };
};

/** An object store with configurable responses; for tests. */
export const openFaultyStore = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const store: ObjectStore = { endpoint: `http://127.0.0.1:${port}`, ...known, milliseconds: 300 };
  return {
    files: s3Files(store),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
