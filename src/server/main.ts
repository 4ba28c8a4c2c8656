import { parseArgs } from "node:util";
import { serveSite } from "./serve-site.ts";

/** Serves the production build on `--port`, for tests; `npm start` does more (`tools/start.ts`). */
const { port } = parseArgs({ options: { port: { type: "string", default: "3000" } } }).values;
await serveSite({ port: Number(port) });
