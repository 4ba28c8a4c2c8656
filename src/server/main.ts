import { parseArgs } from "node:util";
import { serveSite } from "./serve-site.ts";

/** Serves the production build on `--port`, with `--dev` the sources as they are. */
const { port, dev } = parseArgs({
  options: { port: { type: "string", default: "3000" }, dev: { type: "boolean", default: false } },
}).values;
await serveSite({ port: Number(port), dev });
