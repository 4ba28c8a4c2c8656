import { Readable } from "node:stream";
import { exportLeads, listLeads } from "#backend/back-office/leads/read-leads.ts";
import { writeCsv } from "#backend/back-office/leads/write-csv.ts";
import { leadsQuery } from "#contract/office.ts";
import { UsageError } from "../run-tool.ts";
import type { OfficeCommand } from "./office-command.ts";
import { asMoment, readOptions } from "./read-options.ts";

const asLines = async function* (values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
};

export const leadsCommand: OfficeCommand = {
  name: "leads",
  actions: {
    list: {
      usage: "[--since 2026-11-30] [--after <reference>] [--limit 100]",
      texts: ["since", "after", "limit"],
      read: ({ since, after, limit }) => {
        const query = readOptions(leadsQuery, { since: asMoment(since), after, limit });
        return async (caller) => {
          const { leads, next } = await listLeads(caller, query);
          const lines = leads.map(({ createTime, type, id, name = "", phone = "", email = "", vin = "" }) =>
            [createTime, type, id, name, phone, email, vin].join("  "),
          );
          const more = next === undefined ? [] : [`More: --after ${next}`];
          return { json: { leads, next }, lines: [...lines, ...more] };
        };
      },
    },
    export: {
      usage: "--csv [--semicolons] [--since 2026-11-30]    (or --json: one lead a line)",
      texts: ["since"],
      flags: ["csv", "semicolons"],
      read: ({ csv, json, semicolons, since }) => {
        if ((csv === true) === (json === true)) throw new UsageError("export takes --csv or --json");
        const query = readOptions(leadsQuery, { since: asMoment(since) });
        const from = query.since === undefined ? undefined : new Date(query.since);
        return async (caller) => {
          const leads = exportLeads(caller, from);
          return {
            stream: csv
              ? writeCsv(leads, { semicolons: semicolons === true })
              : Readable.from(asLines(leads)),
          };
        };
      },
    },
  },
};
