import { expect, test } from "vitest";
import { BoundedLimiter, mostAddresses } from "./limiters.ts";

const create = () => new BoundedLimiter({ keyPrefix: "x", points: 2, duration: 60 });

test("counts an address, and refuses it beyond its points", async () => {
  const limiter = create();
  await limiter.consume("a");
  await limiter.consume("a");
  await expect(limiter.consume("a")).rejects.toMatchObject({ consumedPoints: 3 });
  await expect(limiter.consume("b")).resolves.toMatchObject({ consumedPoints: 1 });
});

test("holds so many addresses and no more; who goes on asking stays counted", async () => {
  const limiter = create();
  const last = mostAddresses + 100;
  await limiter.consume("a");
  for (let n = 0; n <= last; n += 1) {
    if (n === 1_000) await limiter.consume("a");
    await limiter.consume(`2001:db8:${n}`);
  }
  expect(limiter.dump().storage.length).toBe(mostAddresses);
  expect(await limiter.get("a")).toMatchObject({ consumedPoints: 2 });
  expect(await limiter.get("2001:db8:0")).toBeNull();
  expect(await limiter.get(`2001:db8:${last}`)).toMatchObject({ consumedPoints: 1 });
});
