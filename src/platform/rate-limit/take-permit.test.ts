import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startRedis } from "#tools/test-support/start-redis.ts";
import { log } from "../log.ts";
import { connectRedis } from "../redis/shared-redis.ts";
import { telemetry } from "../telemetry/telemetry.ts";
import { peerHeader } from "./client-address.ts";
import { type BoundedLimiter, createLimiters, type Limiters } from "./limiters.ts";
import { rateLimits } from "./rate-limits.ts";
import { takePermit } from "./take-permit.ts";

const from = (address: string) => new Headers({ [peerHeader]: address });
const { points, seconds } = rateLimits.financePdf;

const exhaust = async (limiters: Limiters, address: string, times: number): Promise<void> => {
  for (let count = 0; count < times; count += 1)
    expect((await takePermit("financePdf", from(address), { limiters })).ok).toBe(true);
};

test("an address is refused beyond its limit, and told when to come back; others and other limits are not", async () => {
  const limiters = createLimiters(undefined);
  await exhaust(limiters, "203.0.113.1", points);
  const refused = await takePermit("financePdf", from("203.0.113.1"), { limiters });
  expect(refused).toMatchObject({ ok: false, error: { kind: "rate-limited", status: 429 } });
  const wait = refused.ok ? 0 : refused.retryAfterSeconds;
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect((await takePermit("financePdf", from("203.0.113.2"), { limiters })).ok).toBe(true);
  expect((await takePermit("vehicleStatus", from("203.0.113.1"), { limiters })).ok).toBe(true);
});

test("each refusal is counted by its limit and what was counted, and no permit is", async () => {
  const count = vi.fn();
  telemetry().metering = { count, observe: vi.fn() };
  const limiters = createLimiters(undefined);
  await exhaust(limiters, "203.0.113.7", points);
  expect(count).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1)
    await takePermit("financePdf", from("203.0.113.7"), { limiters });
  const refusal = ["volante_rate_limit_refusals", { limit: "financePdf", counted: "addresses" }];
  expect(count.mock.calls).toEqual([refusal, refusal]);
  telemetry().metering = undefined;
});

test("a limit that is reached is logged once, without the address", async () => {
  const warn = vi.spyOn(log(), "warn");
  const limiters = createLimiters(undefined);
  await exhaust(limiters, "203.0.113.8", points);
  expect(warn).not.toHaveBeenCalled();
  for (let count = 0; count < 5; count += 1)
    await takePermit("financePdf", from("203.0.113.8"), { limiters });
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ limit: "financePdf", counted: "addresses" }), "A limit is reached"],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("203.0.113");
  warn.mockRestore();
});

describe("what a request is about", () => {
  const request = (limiters: Limiters, address: string, subject: string) =>
    takePermit("lead", from(address), { subject, limiters });
  const addressOf = (count: number) => `203.0.113.${count + 20}`;
  const most = rateLimits.lead.subject.points;

  test("is counted across addresses, whatever its letters and spaces; another one goes on", async () => {
    const limiters = createLimiters(undefined);
    const written = ["ana@example.com", "Ana@Example.com", " ana@example.com ", "ANA@EXAMPLE.COM"];
    for (let count = 0; count < most; count += 1)
      expect((await request(limiters, addressOf(count), written[count % written.length] ?? "")).ok).toBe(
        true,
      );
    expect(await request(limiters, addressOf(most), "ana@example.com")).toMatchObject({
      ok: false,
      retryAfterSeconds: rateLimits.lead.seconds,
    });
    expect((await request(limiters, addressOf(most), "eva@example.com")).ok).toBe(true);
  });

  test("is counted apart from addresses: who is refused by address uses up nobody's", async () => {
    const limiters = createLimiters(undefined);
    for (let count = 0; count < rateLimits.lead.points; count += 1)
      await request(limiters, addressOf(1), `other-${count}@example.com`);
    for (let count = 0; count < most + 1; count += 1)
      expect((await request(limiters, addressOf(1), "ana@example.com")).ok).toBe(false);
    expect((await request(limiters, addressOf(2), "ana@example.com")).ok).toBe(true);
  });

  test("counts before the address: six people behind one mobile address are six people", async () => {
    const limiters = createLimiters(undefined);
    for (let person = 0; person < 6; person += 1)
      expect((await request(limiters, addressOf(1), `person-${person}@example.com`)).ok).toBe(true);
  });

  test("may be two things, each of which counts: a mail address and a telephone", async () => {
    const limiters = createLimiters(undefined);
    const askWith = (count: number, phone: string) =>
      takePermit("lead", from(addressOf(count)), { subject: [`new-${count}@example.com`, phone], limiters });
    for (let count = 0; count < most; count += 1)
      expect((await askWith(count, "+34600111222")).ok).toBe(true);
    expect((await askWith(most, "+34600111222")).ok).toBe(false);
    expect((await askWith(most + 1, "+34600111333")).ok).toBe(true);
  });

  test("is in no key", async () => {
    const limiters = createLimiters(undefined);
    await request(limiters, addressOf(1), "ana@example.com");
    const [entry, ...more] = (limiters.subjects.get("lead") as BoundedLimiter).dump().storage;
    expect(more).toEqual([]);
    expect(entry?.key).toMatch(/^[\w-]{43}$/);
  });
});

test("callers whose address is unknown share one count", async () => {
  const limiters = createLimiters(undefined);
  for (let count = 0; count < points; count += 1) await takePermit("financePdf", new Headers(), { limiters });
  expect((await takePermit("financePdf", new Headers(), { limiters })).ok).toBe(false);
});

test("a refusal counts whatever bundle it comes from, and a counter that fails refuses nobody", async () => {
  const failing = (thrown: unknown) => {
    const limiters = createLimiters(undefined);
    const limiter = limiters.addresses.get("financePdf");
    if (limiter) limiter.consume = () => Promise.reject(thrown);
    return takePermit("financePdf", from("203.0.113.4"), { limiters });
  };
  expect(await failing({ msBeforeNext: 4_200 })).toMatchObject({ ok: false, retryAfterSeconds: 5 });
  expect((await failing(new Error("no counter"))).ok).toBe(true);
});

test("without Redis's answer a process counts by itself", async () => {
  const client = connectRedis("redis://127.0.0.1:1");
  const limiters = createLimiters(client);
  try {
    await exhaust(limiters, "203.0.113.3", points);
    expect((await takePermit("financePdf", from("203.0.113.3"), { limiters })).ok).toBe(false);
  } finally {
    client.disconnect();
  }
});

describe("with Redis", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  const open: Redis[] = [];

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.disconnect();
  });
  afterAll(() => redis.stop());

  /** Milliseconds: a busy machine must not make Redis look silent. */
  const patient = 10_000;

  /** What another process would make. */
  const connected = async (): Promise<Limiters> => {
    const client = connectRedis(redis.url, patient);
    const limiters = createLimiters(client, patient);
    open.push(client);
    await expect.poll(() => limiters.isShared()).toBe(true);
    return limiters;
  };

  test("two processes count together: addresses, and what requests are about", async () => {
    const [one, two] = [await connected(), await connected()];
    for (let count = 0; count < points; count += 1)
      await takePermit("financePdf", from("203.0.113.9"), { limiters: count % 2 ? one : two });
    const lead = (limiters: Limiters, address: number) =>
      takePermit("lead", from(`203.0.113.${address}`), { subject: "ana@example.com", limiters });
    for (let count = 0; count < rateLimits.lead.subject.points; count += 1)
      expect((await lead(count % 2 ? one : two, 10 + count)).ok).toBe(true);
    for (const limiters of [one, two]) {
      expect((await takePermit("financePdf", from("203.0.113.9"), { limiters })).ok).toBe(false);
      expect(await lead(limiters, 30)).toMatchObject({
        ok: false,
        retryAfterSeconds: rateLimits.lead.seconds,
      });
    }
  });

  test("what is stored names nobody, and ends with its window", async () => {
    const limiters = await connected();
    await takePermit("lead", from("203.0.113.40"), { subject: "Torrecilla@example.com", limiters });
    const client = new Redis(redis.url);
    const keys = await client.keys("volante:lead*");
    const left = await Promise.all(keys.map((key) => client.pttl(key)));
    client.disconnect();
    expect(keys.join(" ")).toMatch(/volante:lead:subject:[\w-]{43}/);
    expect(keys.join(" ")).not.toMatch(/torrecilla|example/i);
    for (const milliseconds of left) {
      expect(milliseconds).toBeGreaterThan(0);
      expect(milliseconds).toBeLessThanOrEqual(rateLimits.lead.seconds * 1_000);
    }
  });

  test("when it goes away a process counts on by itself, from nothing", async () => {
    const limiters = await connected();
    await exhaust(limiters, "203.0.113.50", points);
    await redis.stop();
    await expect.poll(() => limiters.isShared()).toBe(false);
    await exhaust(limiters, "203.0.113.50", points);
    expect((await takePermit("financePdf", from("203.0.113.50"), { limiters })).ok).toBe(false);
  });
});
