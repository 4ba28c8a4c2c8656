import { z } from "zod";
import { addOperator, listOperators, revokeOperator } from "#backend/back-office/operators/operators.ts";
import type { OfficeCommand } from "./office-command.ts";
import { readOptions } from "./read-options.ts";

const operatorName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,59}$/,
    "1 to 60 letters, digits, spaces, dots, hyphens and underscores",
  );
const scopes = z.enum(["read", "act", "read,act"]).transform((text) => text.split(",") as ("read" | "act")[]);

export const operatorsCommand: OfficeCommand = {
  name: "operators",
  actions: {
    add: {
      usage: "<name> --scopes read|act|read,act    prints the token, once",
      texts: ["scopes"],
      changes: true,
      words: 1,
      read: (values, [word]) => {
        const { name, scopes: allowed } = readOptions(z.object({ name: operatorName, scopes }), {
          name: word,
          scopes: values.scopes,
        });
        return async (caller) => {
          const token = await addOperator(caller, { name, scopes: allowed });
          if (caller.dryRun) return { json: { name, dryRun: true }, lines: [`Would add ${name}`] };
          return { json: { name, scopes: allowed, token }, lines: [token] };
        };
      },
    },
    list: {
      usage: "",
      read: () => async (caller) => {
        const operators = await listOperators(caller);
        const lines = operators.map(({ name, scopes: allowed, createTime, lastUseTime, revokeTime }) =>
          [
            ...[name, allowed.join(","), createTime, lastUseTime && `used ${lastUseTime}`],
            revokeTime && `revoked ${revokeTime}`,
          ]
            .filter(Boolean)
            .join("  "),
        );
        return { json: operators, lines };
      },
    },
    revoke: {
      usage: "<name>",
      changes: true,
      words: 1,
      read: (_, [word]) => {
        const { name } = readOptions(z.object({ name: operatorName }), { name: word });
        return async (caller) => {
          const changed = await revokeOperator(caller, name);
          return { json: { name, changed }, lines: [changed ? `Revoked ${name}` : "It was revoked before"] };
        };
      },
    },
  },
};
