import type { Orm } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import type { Env } from "#platform/env.ts";
import { type EventChoice, type ListedEvent, listEvents } from "./list-events.ts";
import { receiversOf } from "./receivers.ts";
import { replayEvents } from "./replay-events.ts";

export type EventsCommand = {
  readonly command: string;
  readonly choice: EventChoice;
  readonly most: number;
  readonly json: boolean;
  readonly dryRun: boolean;
  readonly settings: Env;
  readonly say: (line: string) => void;
};

/** Lists, shows or replays events. @returns the exit status: 1 when there is nothing to show, or nobody to send to */
export const runEventsCommand = async (wanted: EventsCommand): Promise<0 | 1> => {
  const database = await openDatabase();
  try {
    await migrate(database);
    return await (wanted.command === "replay" ? replay : list)(database.orm, wanted);
  } finally {
    await database.close();
  }
};

const list = async (
  orm: Orm,
  { command, choice, most, json, settings, say }: EventsCommand,
): Promise<0 | 1> => {
  const found = await listEvents(orm, choice, { receivers: receiversOf(settings), most });
  if (json) say(JSON.stringify(command === "show" ? (found[0] ?? null) : found, undefined, 2));
  else for (const each of found) for (const line of linesOf(each, command === "show")) say(line);
  if (command === "list" || found.length > 0) return 0;
  if (!json) say(`There is no event ${choice.id}: it was deleted after 30 days, or never was`);
  return 1;
};

const linesOf = ({ id, type, subject, at, data, deliveries }: ListedEvent, isWhole: boolean): string[] => [
  `${at}  ${type}  ${subject}  ${id}`,
  ...(isWhole ? [`  ${JSON.stringify(data)}`] : []),
  ...deliveries.map(({ receiver, state, attempts, nextAttemptAt, lastError }) =>
    [
      `  ${receiver}: ${state}`,
      `${attempts} attempts`,
      ...(lastError === null ? [] : [lastError]),
      ...(nextAttemptAt === null ? [] : [`next ${nextAttemptAt}`]),
    ].join(", "),
  ),
];

const replay = async (orm: Orm, { choice, json, dryRun, settings, say }: EventsCommand): Promise<0 | 1> => {
  const receivers = receiversOf(settings);
  if (receivers.length === 0) {
    say("WEBHOOK_URLS names no receiver: nothing was changed");
    return 1;
  }
  const replayed = await replayEvents(orm, choice, { receivers, dryRun, now: new Date() });
  const { events, deliveries } = replayed;
  if (json) say(JSON.stringify({ ...replayed, dryRun }));
  else if (deliveries === 0) say("There is nothing to send again");
  else
    say(
      `${dryRun ? "Would send" : "Sends"} ${events} events again, ${deliveries} deliveries, within a minute`,
    );
  return choice.id !== undefined && deliveries === 0 ? 1 : 0;
};
