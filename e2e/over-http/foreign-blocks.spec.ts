import { expect } from "@playwright/test";
import { send } from "#tools/audit/attacks/send.ts";
import { paths } from "#tools/test-support/paths.ts";
import { changingComponents, honest } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

let site: LyingSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startLyingSite({ LOG_LEVEL: "warn" });
});

test.afterAll(() => site.close());

const heading = "Lo que otros escriben";

/** Blocks that another content service might send, each with what the log is to say of it. */
const foreign = [
  {
    sent: { id: "Turn_7", key: "carousel-3d", data: { heading } },
    said: { level: "error", reason: "unknown-key", field: "key" },
  },
  {
    sent: { id: "Faq_2", key: "faq", data: { heading, items: [{ question: "¿Y esto?" }] } },
    said: { level: "error", reason: "broken-data", field: "data.items.0.answer" },
  },
  {
    sent: { id: "Title_v2", key: "title", data: { heading: { text: heading, level: 2 } } },
    said: { level: "error", reason: "broken-data", field: "data.heading" },
  },
  {
    sent: { id: "Title_v3", key: "title", data: { heading: "Una novedad", badge: { text: heading } } },
    said: { level: "warn", reason: "unread-field", field: "data.badge" },
  },
] as const;

const headingsOf = (html: string): readonly string[] => html.match(/<h[12][\s>].*?<\/h[12]>/gs) ?? [];

const logged = (): readonly unknown[] =>
  site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

for (const path of [paths.home.es, paths.faq.pt])
  test(`${path}: of blocks that cannot be read the log names page, block, id and field, and all others are drawn`, async () => {
    const before = headingsOf((await send(site.url, path)).body);
    expect(before.length).toBeGreaterThan(1);
    site.lie(
      changingComponents(([first = {}, ...others]) => [first, ...foreign.map(({ sent }) => sent), ...others]),
    );
    await site.dropPages();
    const { status, body } = await send(site.url, path);
    expect(status).toBe(200);
    expect(headingsOf(body).filter((each) => !each.includes("Una novedad"))).toEqual(before);
    expect(headingsOf(body).join()).toContain("Una novedad");
    expect(body).not.toContain(heading);
    for (const [index, { sent, said }] of foreign.entries()) {
      const line = { path, block: sent.key, id: sent.id, position: index + 2, ...said };
      await expect.poll(logged, sent.id).toContainEqual(expect.objectContaining(line));
    }
    site.lie(honest);
    await site.dropPages();
  });
