import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { eventDeliveries, events } from "#backend/store/schema/events.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { telemetry } from "#platform/telemetry/telemetry.ts";
import { claimDeliveries } from "./claim-deliveries.ts";
import { forgetEvents } from "./forget-events.ts";
import { publishEvent } from "./publish-event.ts";
import { queueDeliveries } from "./queue-deliveries.ts";
import { type SendOptions, sendEvents } from "./send-events.ts";
import { settleDelivery } from "./settle-delivery.ts";
import { signedHeaders } from "./sign-event.ts";
import { startTestReceiver, type TestReceiver, testReceiverOf, testSecret } from "./test-receiver.ts";

const { claims } = vi.hoisted(() => ({
  /** Called with how many deliveries were taken, before the worker goes on. */
  claims: { taken: async (_: number): Promise<unknown> => undefined },
}));
vi.mock("./claim-deliveries.ts", async (load) => {
  const own = await load<typeof import("./claim-deliveries.ts")>();
  return {
    ...own,
    claimDeliveries: async (...words: Parameters<typeof own.claimDeliveries>) => {
      const taken = await own.claimDeliveries(...words);
      await claims.taken(taken.length);
      return taken;
    },
  };
});

let database: Database;
let hook: TestReceiver;
const lines: string[] = [];
/** The reasons with which events were set aside, as metrics count them. */
const counted: string[] = [];
const log = createLogger("trace", { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  lines.length = 0;
  counted.length = 0;
  telemetry().metering = {
    count: (_, labels) => void counted.push(Object.values(labels).join(" ")),
    observe: () => undefined,
  };
  await database.orm.delete(events);
  hook = await startTestReceiver();
});
afterEach(async () => {
  delete telemetry().metering;
  await hook.close();
});

/** Publishes an event of a subject; its number in the shop tells it from others. */
const publish = (subject: string, number = 0) =>
  publishEvent(database.orm, {
    type: "reservation.held",
    subject: `reservation:${subject}`,
    data: { reservationId: subject, vin: "VSSZZZ5FZ8R000001", dealerId: "1", total: number, deposit: 300 },
    at: new Date("2026-11-20T10:00:00Z"),
  });
const publishAll = async (...subjects: readonly string[]) => {
  for (const [number, subject] of subjects.entries()) await publish(subject, number);
};

const send = (more: Partial<SendOptions> = {}) =>
  sendEvents(database.orm, { receivers: [hook.receiver], log, ...more });

const rowsOf = (receiver = hook.receiver) =>
  database.orm
    .select()
    .from(eventDeliveries)
    .where(eq(eventDeliveries.receiver, receiver.id))
    .orderBy(eventDeliveries.eventId);
const states = async (receiver = hook.receiver) => (await rowsOf(receiver)).map(({ state }) => state);

/** Lets hours pass for what waits. */
const pass = async (hours: number) => {
  const past = sql`make_interval(mins => ${Math.round(hours * 60)})`;
  await database.orm
    .update(eventDeliveries)
    .set({ nextAttemptAt: sql`${eventDeliveries.nextAttemptAt} - ${past}` });
  await database.orm.update(events).set({ queuedAt: sql`${events.queuedAt} - ${past}` });
};
const minutesToNext = async () => {
  const [found] = await database.orm
    .select({
      minutes: sql<number>`round(extract(epoch from ${eventDeliveries.nextAttemptAt} - now()) / 60)::int`,
    })
    .from(eventDeliveries)
    .orderBy(eventDeliveries.eventId)
    .limit(1);
  return found?.minutes;
};
/** What has arrived: subject and number. */
const arrived = ({ received } = hook) =>
  received.map(({ data }) => ("total" in data ? `${data.reservationId}${data.total}` : ""));

describe("an event", () => {
  test("is sent as Standard Webhooks says, once to each receiver", async () => {
    await publish("a", 18_490);
    await send();
    await send();
    const [event] = await database.orm.select().from(events);
    expect(hook.received).toEqual([
      {
        id: event?.messageId,
        type: "reservation.held",
        version: 1,
        timestamp: "2026-11-20T10:00:00.000Z",
        subject: "reservation:a",
        data: {
          reservationId: "a",
          vin: "VSSZZZ5FZ8R000001",
          dealerId: "1",
          total: 18_490,
          deposit: 300,
        },
      },
    ]);
    expect(await rowsOf()).toMatchObject([
      { state: "delivered", attempts: 1, claimedUntil: null, lastError: null },
    ]);
  });

  test("is signed by each secret while one is rotated", async () => {
    const other = `whsec_${Buffer.alloc(24, "b").toString("base64")}`;
    await publish("a");
    for (const secret of [`${other}:${testSecret}`, `${testSecret}:${other}`])
      await send({ receivers: [testReceiverOf(`${hook.url}?${secret.length}`, secret)] });
    expect(hook.received).toHaveLength(1);
    await publish("b");
    await send({ receivers: [testReceiverOf(`${hook.url}?b`, other)] });
    expect(hook.received).toHaveLength(1);
    expect(await states(testReceiverOf(`${hook.url}?b`))).toEqual(["queued"]);
  });

  test("has the signature of the specification", () => {
    const sentAt = new Date(1_614_265_330_500);
    const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
    expect(
      signedHeaders('{"test": 2432232314}', {
        messageId: "msg_p5jXN8AQM9LWM0D4loKWxJek",
        sentAt,
        keys: [key],
      }),
    ).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  test("that was rolled back is never sent", async () => {
    const failing = database.orm.transaction(async (tx) => {
      await publishEvent(tx, {
        type: "account.deleted",
        subject: "customer:a",
        data: { customerId: "a" },
        at: new Date(),
      });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await send();
    expect(hook.received).toEqual([]);
  });

  test("from before its receiver was named is not sent", async () => {
    await publish("a");
    await send({ receivers: [] });
    await publish("b");
    await send();
    expect(arrived()).toEqual(["b0"]);
  });

  test("is deleted after 30 days, whatever became of it", async () => {
    await publishAll("a", "b");
    await queueDeliveries(database.orm, [hook.receiver]);
    await database.orm
      .update(events)
      .set({ at: sql`now() - interval '31 days'` })
      .where(eq(events.subject, "reservation:a"));
    await database.orm
      .update(events)
      .set({ at: sql`now() - interval '29 days'` })
      .where(eq(events.subject, "reservation:b"));
    await forgetEvents(database.orm);
    expect((await rowsOf()).map(({ subject }) => subject)).toEqual(["reservation:b"]);
  });
});

describe("the events of a subject", () => {
  test("follow at once where an earlier one is answered while a worker looks for more", async () => {
    await publishAll("a", "a", "b");
    const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
    let isFirst = true;
    hook.react = ({ subject }) => {
      const waits = isFirst && subject === "reservation:a";
      if (waits) isFirst = false;
      return waits ? answered : 200;
    };
    claims.taken = async (count) => {
      if (count > 0 || !(await states()).includes("sending")) return;
      answer(200);
      await expect.poll(() => states()).not.toContain("sending");
    };
    await send();
    claims.taken = async () => undefined;
    expect(await states()).toEqual(["delivered", "delivered", "delivered"]);
  });

  test("arrive in their order, those of others meanwhile, several at once", async () => {
    await publishAll("a", "b", "a", "b", "c", "a");
    const [held, threeAtOnce] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let underWay = 0;
    hook.react = async ({ subject }) => {
      underWay += 1;
      if (underWay === 3) threeAtOnce.resolve();
      await (subject === "reservation:a" ? held.promise : threeAtOnce.promise);
      underWay -= 1;
      return 204;
    };
    const sending = send();
    await vi.waitFor(() => expect(arrived()).toHaveLength(4));
    expect(arrived().toSorted()).toEqual(["a0", "b1", "b3", "c4"]);
    held.resolve();
    await sending;
    expect(arrived().filter((each) => each.startsWith("a"))).toEqual(["a0", "a2", "a5"]);
    expect(arrived().filter((each) => each.startsWith("b"))).toEqual(["b1", "b3"]);
  });

  test("wait for the earliest until it is set aside", async () => {
    await publishAll("a", "a", "b");
    hook.react = ({ data }) => ("total" in data && data.total === 0 ? 500 : 204);
    await send();
    await pass(1);
    await send();
    // In no order between subjects.
    const ofA = () => arrived().filter((each) => each !== "b2");
    expect(ofA()).toEqual(["a0", "a0"]);
    expect(await states()).toEqual(["queued", "queued", "delivered"]);
    await pass(73);
    await send();
    expect(ofA()).toEqual(["a0", "a0", "a0", "a1"]);
    expect(arrived()).toHaveLength(5);
    expect(await states()).toEqual(["set-aside", "delivered", "delivered"]);
  });

  test("of which one is published while another is being sent follow it", async () => {
    await publish("a", 0);
    hook.react = async ({ data }) => {
      if ("total" in data && data.total === 0) await publish("a", 1);
      return 204;
    };
    await send();
    expect(arrived()).toEqual(["a0", "a1"]);
  });
});

describe("a receiver", () => {
  test("that answers 500 for a day gets everything afterwards, in order and under the same ids", async () => {
    await publishAll("a", "a", "b");
    hook.react = () => 500;
    await send();
    expect(await minutesToNext()).toBe(1);
    const waits: (number | undefined)[] = [];
    for (let hours = 0; hours < 24; hours += 4) {
      await pass(4);
      await send();
      waits.push(await minutesToNext());
    }
    expect(waits).toEqual([5, 15, 30, 60, 120, 240]);
    expect(await states()).toEqual(["queued", "queued", "queued"]);
    const tried = new Set(hook.received.map(({ id }) => id));
    hook.received.length = 0;
    hook.react = () => 204;
    await pass(4);
    await send();
    expect(arrived().toSorted()).toEqual(["a0", "a1", "b2"]);
    expect(arrived().indexOf("a0")).toBeLessThan(arrived().indexOf("a1"));
    expect(tried).toEqual(
      new Set(hook.received.filter((_, at) => arrived()[at] !== "a1").map(({ id }) => id)),
    );
  });

  test("that fails for three days: the event is set aside, logged and counted once", async () => {
    await publish("a");
    hook.react = () => 503;
    await send();
    await pass(71);
    await send();
    expect(await states()).toEqual(["queued"]);
    await pass(5);
    await send();
    expect(await rowsOf()).toMatchObject([{ state: "set-aside", attempts: 3, lastError: "HTTP 503" }]);
    await pass(24);
    await send();
    expect(hook.received).toHaveLength(3);
    expect(counted).toEqual(["failed"]);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([
      expect.stringContaining("An event could not be delivered and is set aside"),
    ]);
  });

  test("that is gone gets nothing more of what waits, and the log one line", async () => {
    await publishAll("a", "a", "b", "c");
    hook.react = () => 410;
    await send();
    expect(await states()).toEqual(Array(4).fill("set-aside"));
    expect(hook.received.length).toBeLessThanOrEqual(3);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
    expect(counted).toEqual(Array(4).fill("gone"));
    await send();
    expect(hook.received.length).toBeLessThanOrEqual(3);
  });

  test.each([301, 302, 303, 307, 308])("that answers %i is not followed", async (status) => {
    const other = await startTestReceiver();
    hook.react = () => (answer) => void answer.writeHead(status, { location: other.url }).end();
    await publish("a");
    await send();
    expect(other.received).toEqual([]);
    expect(await rowsOf()).toMatchObject([{ state: "queued", lastError: `HTTP ${status}` }]);
    await other.close();
  });

  test.each([200, 500])("that answers %i and 10 MB is not read to the end", async (status) => {
    let written = 0;
    const closed = Promise.withResolvers<void>();
    hook.react = () => (answer) => {
      answer.on("close", () => closed.resolve());
      answer.writeHead(status);
      const chunk = Buffer.alloc(65_536);
      const write = () => {
        while (written < 10_000_000 && !answer.destroyed) {
          written += chunk.length;
          if (!answer.write(chunk)) return void answer.once("drain", write);
        }
        answer.end();
      };
      write();
    };
    await publish("a");
    await send();
    await closed.promise;
    expect(written).toBeLessThan(9_000_000);
    expect(await states()).toEqual([status === 200 ? "delivered" : "queued"]);
  });

  test("that hangs, before or within its answer, costs its time and no more", async () => {
    await publishAll("a", "b");
    hook.react = ({ subject }) =>
      subject === "reservation:a" ? "hang" : (answer) => answer.writeHead(200).flushHeaders();
    const started = performance.now();
    await send({ milliseconds: 300 });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await rowsOf()).toMatchObject([{ state: "queued", lastError: "TIMEOUT" }, { state: "delivered" }]);
  });

  test("that ends the connection, is not there, or speaks another language, is tried again", async () => {
    hook.react = () => "drop";
    await publish("a");
    await send();
    expect(await rowsOf()).toMatchObject([{ state: "queued", lastError: "UND_ERR_SOCKET" }]);
    await hook.close();
    await pass(1);
    await send();
    expect(await rowsOf()).toMatchObject([{ state: "queued", lastError: "ECONNREFUSED" }]);
    const server = createServer((socket) => socket.end("220 mail.example ESMTP\r\n")).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const strange = testReceiverOf(`http://127.0.0.1:${port}/`);
    await publish("b");
    await send({ receivers: [strange] });
    expect(await states(strange)).toEqual(["queued"]);
    server.close();
  });

  test("on a private address is refused unless it is allowed by name", async () => {
    await publish("a");
    const { port } = new URL(hook.url);
    const refused = ["127.0.0.1", "localhost"].map((host) =>
      testReceiverOf(`http://${host}:${port}/`, testSecret, ["other.example"]),
    );
    const allowed = testReceiverOf(`http://localhost:${port}/hook`, testSecret, ["localhost"]);
    await send({ receivers: [...refused, allowed] });
    for (const each of refused) expect((await rowsOf(each))[0]?.lastError, each.host).toBe("PRIVATE_ADDRESS");
    expect(await states(allowed)).toEqual(["delivered"]);
  });

  test("says when it wants to be asked again, four hours from now at most", async () => {
    await publish("a");
    const cases = [
      ["600", 10],
      ["86400", 240],
      [new Date(Date.now() + 30 * 60_000).toUTCString(), 30],
      ["soon", 30],
    ] as const;
    for (const [value, minutes] of cases) {
      hook.react = () => (answer) => void answer.writeHead(429, { "retry-after": value }).end();
      await pass(5);
      await send();
      expect(await minutesToNext(), value).toBe(minutes);
    }
  });

  test.each([20, -20])(
    "whose clock is off by %i minutes refuses the timestamp, and gets a new one when it is right",
    async (minutes) => {
      await publish("a");
      hook.clockIsOffBy = minutes * 60_000;
      await send();
      expect(await rowsOf()).toMatchObject([{ state: "queued", lastError: "HTTP 400" }]);
      hook.clockIsOffBy = 0;
      await pass(1);
      await send();
      expect(await states()).toEqual(["delivered"]);
    },
  );

  test("that is slow holds up no other one, and is given up for now when it fails ten times in a row", async () => {
    const slow = await startTestReceiver(testSecret);
    slow.react = () => "hang";
    const subjects = Array.from({ length: 30 }, (_, at) => `s${at}`);
    await publishAll(...subjects);
    const sending = send({ receivers: [slow.receiver, hook.receiver], milliseconds: 800 });
    await vi.waitFor(() => expect(hook.received).toHaveLength(30), 5_000);
    await publish("later", 99);
    await vi.waitFor(() => expect(hook.received).toHaveLength(31), 5_000);
    await sending;
    expect(slow.received.length).toBeGreaterThanOrEqual(10);
    expect(slow.received.length).toBeLessThan(20);
    await slow.close();
  });
});

describe("two workers at once", () => {
  test("send each event once, each subject in its order", async () => {
    const subjects = Array.from({ length: 60 }, (_, at) => `s${at % 7}`);
    await publishAll(...subjects);
    await Promise.all([send(), send(), send()]);
    expect(hook.received).toHaveLength(60);
    expect(new Set(hook.received.map(({ id }) => id)).size).toBe(60);
    for (const subject of new Set(subjects)) {
      const numbers = hook.received.flatMap(({ data }) =>
        "total" in data && data.reservationId === subject ? [data.total] : [],
      );
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  test("of which one dies after the answer: one repeat under the same id, after the lease", async () => {
    await publishAll("a", "a");
    await queueDeliveries(database.orm, [hook.receiver]);
    const [dead] = await claimDeliveries(database.orm, hook.receiver.id, 8);
    await send();
    expect(hook.received).toEqual([]);
    await database.orm
      .update(eventDeliveries)
      .set({ claimedUntil: sql`now()` })
      .where(eq(eventDeliveries.state, "sending"));
    await send();
    expect(arrived()).toEqual(["a0", "a1"]);
    expect(hook.received[0]?.id).toBe(dead?.messageId);
  });

  test("of which one is late: its failure changes nothing, its success counts", async () => {
    await publish("a");
    await queueDeliveries(database.orm, [hook.receiver]);
    const claim = async () => {
      const [claimed] = await claimDeliveries(database.orm, hook.receiver.id, 1);
      if (!claimed) throw new Error("Nothing was claimed");
      return claimed;
    };
    const late = await claim();
    await database.orm.update(eventDeliveries).set({ claimedUntil: sql`now()` });
    const current = await claim();
    const settle = (delivery: typeof late, posted: Parameters<typeof settleDelivery>[2]["posted"]) =>
      settleDelivery(database.orm, delivery, { receiver: hook.receiver, posted, log });
    await settle(late, { kind: "failed", error: "HTTP 500" });
    expect(await rowsOf()).toMatchObject([{ state: "sending", attempts: current.attempts }]);
    await settle(late, { kind: "delivered" });
    await settle(current, { kind: "failed", error: "HTTP 500" });
    expect(await states()).toEqual(["delivered"]);
  });
});

test("10,000 events are sent within an hour by far", { tags: ["all"], timeout: 400_000 }, async () => {
  const count = 10_000;
  await database.orm.execute(sql`
    insert into events (type, subject, data)
    select 'account.deleted', 'customer:' || i % 5000, jsonb_build_object('customerId', i::text) from generate_series(1, ${count}) as i`);
  const started = performance.now();
  await send();
  const seconds = (performance.now() - started) / 1000;
  expect(hook.received).toHaveLength(count);
  expect(seconds, `${seconds.toFixed(1)} s`).toBeLessThan(360);
  expect(await database.orm.$count(eventDeliveries, eq(eventDeliveries.state, "delivered"))).toBe(count);
});
