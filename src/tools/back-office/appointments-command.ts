import { listAppointments } from "#backend/back-office/appointments/list-appointments.ts";
import { appointmentsQuery } from "#contract/office.ts";
import type { OfficeCommand } from "./office-command.ts";
import { readOptions } from "./read-options.ts";

export const appointmentsCommand: OfficeCommand = {
  name: "appointments",
  actions: {
    list: {
      usage: "--dealer <id> --day 2026-11-30",
      texts: ["dealer", "day"],
      read: ({ dealer, day }) => {
        const query = readOptions(appointmentsQuery, { dealer, day }, { dealerId: "dealer" });
        return async (caller) => {
          const listed = await listAppointments(caller, query);
          const lines = listed.appointments.map(({ kind, time = "--:--", confirmed, ...about }) =>
            [
              ...[time, kind, confirmed ? "confirmed" : "not confirmed", about.name, about.phone],
              ...[
                about.plate,
                about.car,
                about.value === undefined ? undefined : `${about.value} €`,
                about.vin,
              ],
            ]
              .filter(Boolean)
              .join("  "),
          );
          return { json: listed, lines: [`${listed.dealer}, ${listed.day}, ${listed.timeZone}`, ...lines] };
        };
      },
    },
  },
};
