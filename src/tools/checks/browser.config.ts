import type { IConfiguration } from "dependency-cruiser";
import layers from "./layers.config.ts";

/**
 * What a browser downloads, followed from its entries: server code would bring secrets near, and each kilobyte counts.
 * Types vanish before, and of a server action only its address is sent.
 */
const config: IConfiguration = {
  forbidden: [
    {
      name: "server-code",
      severity: "error",
      from: {},
      to: {
        path: [
          "^src/(backend|api)/",
          "^src/platform/(env|env-schema|log|session-secret|session)\\.ts$",
          "(^|/)(server-only|zod|pino|pg|sharp|drizzle-orm|iron-session|@electric-sql)(/|$)",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    { name: "node", severity: "error", from: {}, to: { dependencyTypes: ["core"] } },
  ],
  options: {
    ...layers.options,
    doNotFollow: { path: ["node_modules", "^src/features/[^/]+/actions/"], dependencyTypes: ["type-only"] },
  },
};

export default config;
