import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, request as playwrightRequest } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "#tools/chromium.ts";
import { type ImageSettings, must } from "#tools/containers/build-image.ts";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import { fillCard, payButton } from "#tools/test-support/card-form.ts";
import { contactPaths, contactWords, newAddress } from "#tools/test-support/contact-form.ts";
import { favouritesPaths } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { reserveAddress, reservePeople } from "#tools/test-support/reserve.ts";
import { composeContainers } from "#tools/test-support/start-containers.ts";
import { openPage, sendStep } from "../http/submit-form.ts";

const work = process.env.REHEARSED_CONTAINERS ?? "";
const images = JSON.parse(readFileSync(join(work, "images.json"), "utf8")) as Record<string, ImageSettings>;
const site = "https://www.example.com";
const tls = join(work, "tls");
const [host, nginxAddress] = ["172.30.10.1", "172.30.10.2"];
const mailPort = 2525;

const writeCertificate = (): void => {
  mkdirSync(tls, { recursive: true });
  const [key, certificate] = ["privkey.pem", "fullchain.pem"].map((name) => join(tls, name));
  const subject = ["-subj", "/CN=www.example.com", "-addext", "subjectAltName=DNS:www.example.com"];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
  must("openssl", [...request, "-keyout", `${key}.new`, "-out", `${certificate}.new`]);
  // By another file under the same name, as programs that renew do.
  for (const file of [key, certificate]) {
    must("chown", ["101:101", `${file}.new`]);
    must("mv", [`${file}.new`, `${file}`]);
  }
};

const secret = (letter: string): string =>
  Buffer.from(`${letter}2kf9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4`.slice(0, 32)).toString("base64");
const variables = {
  VOLANTE_RELEASE: "1",
  SITE_URL: site,
  SHOP: "demo",
  SESSION_SECRET: secret("s"),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.REHEARSED_KEY ?? "",
  REVALIDATE_SECRET: secret("r"),
  POSTGRES_PASSWORD: "3f9c0a7be2d14865aa10",
  TLS_FOLDER: tls,
  SMTP_URL: `smtp://${host}:${mailPort}`,
  PAYMENT_SANDBOX: "on",
  WEB_VITALS_SHARE: "1",
};

/** What an engine publishes of nginx, over TCP. */
const publish = (port: number, to: { readonly host: string; readonly port: number }) =>
  createServer((visitor) => {
    const inner = connect(to);
    visitor.pipe(inner).pipe(visitor);
    for (const socket of [visitor, inner])
      socket.on("error", () => {
        visitor.destroy();
        inner.destroy();
      });
  }).listen(port, "0.0.0.0");

/** Mails as the local mailbox of a site shows them. */
const showMails = () =>
  createHttpServer(async (request, response) => {
    // A mail takes a moment to come.
    if (request.url === "/") await pause(5_000);
    const number = Number(request.url?.slice(1));
    const list = received.map(({ to }, index) => `<li><a href="/${index}">${to}</a>`).reverse();
    response.end(request.url === "/" ? list.join("") : `<pre>${received[number]?.raw}`);
  }).listen(8025, "127.0.0.1");

let shop: ReturnType<typeof composeContainers>;
const received: { readonly to: readonly string[]; readonly raw: string }[] = [];

/** Takes every mail of the shop. */
const startMailServer = () =>
  new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, { envelope }, done) => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: String(await buffer(stream)) });
      done();
    },
  }).listen(mailPort, host);

const newVisitor = () =>
  playwrightRequest.newContext({
    baseURL: site,
    ignoreHTTPSErrors: true,
    storageState: { cookies: [answeredConsent("necessary", "www.example.com")], origins: [] },
  });

beforeAll(async () => {
  const names = join(work, "names");
  writeFileSync(names, "127.0.0.1 localhost www.example.com\n");
  must("mount", ["--bind", names, "/etc/hosts"]);
  rmSync(tls, { recursive: true, force: true });
  writeCertificate();
  shop = composeContainers(images, variables, work);
  startMailServer();
  publish(443, { host: nginxAddress, port: 8443 });
  publish(80, { host: nginxAddress, port: 8080 });
  showMails();
  const begun = performance.now();
  for (const name of shop.names) await shop.up(name);
  console.log(`All are healthy after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}, 900_000);

afterAll(async () => {
  for (const name of [...shop.names].reverse()) {
    const container = shop.running.get(name);
    if (container && !container.hasEnded())
      console.log(`${name} stopped after ${((await container.stop()) / 1000).toFixed(1)} s`);
  }
}, 300_000);

const containers = () => [...shop.running.values()];

test("each has its user, no rights to gain, and a root that it cannot write; the image has at most 700 MB", () => {
  expect(containers()).toHaveLength(7);
  for (const { name, exec } of containers()) {
    expect(exec(["/bin/sh", "-c", "echo x > /written"]).output, name).toMatch(/Read-only|Permission denied/);
    const status = exec(["/bin/cat", "/proc/1/status"]).output;
    expect(status, name).toMatch(/^CapBnd:\s+0+$/m);
    expect(status, name).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(status, name).not.toMatch(/^Uid:\s+0/m);
  }
  const root = images.volante?.root ?? "";
  const [size = ""] = spawnSync("du", ["--summarize", "--block-size=1M", root], {
    encoding: "utf8",
  }).stdout.split("\t");
  console.log(`The image has ${size} MB unpacked`);
  expect(Number(size)).toBeLessThanOrEqual(700);
});

test("the database and Redis are reached from nowhere outside", async () => {
  const reaches = (address: string) =>
    new Promise<boolean>((done) => {
      const socket = connect({ host: address, port: 5432, timeout: 500 });
      socket
        .on("connect", () => done(true))
        .on("error", () => done(false))
        .on("timeout", () => done(false));
    });
  expect(await reaches("172.30.11.105")).toBe(false);
  expect(shop.running.get("nginx")?.exec(["/bin/sh", "-c", "cat /etc/hosts"]).output).not.toContain(
    "database",
  );
});

/** Pays as a browser does. @returns the address to which it leads */
const payByCard = async (
  address: string,
  storageState: Awaited<ReturnType<Awaited<ReturnType<typeof newVisitor>>["storageState"]>>,
): Promise<string> => {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, storageState });
    const page = await context.newPage();
    await page.goto(address);
    await fillCard(page, "es");
    await payButton(page).click();
    await page.waitForURL("**/reserva/**");
    return page.url();
  } finally {
    await browser.close();
  }
};

test("the main journey: home, list, vehicle, picture, request, account, reservation, payment", {
  timeout: 300_000,
}, async () => {
  const visitor = await newVisitor();
  const home = await openPage(visitor, paths.home.es);
  expect([home.status, home.headers["strict-transport-security"]]).toEqual([
    200,
    expect.stringContaining("max-age"),
  ]);
  const list = await openPage(visitor, paths.list.es);
  const path = /href="(\/coches-ocasion\/[^"]+)"/.exec(list.html)?.[1] ?? "";
  // The first search of cold processes may take longer than a page waits for it.
  await expect.poll(async () => (await openPage(visitor, path)).status, { timeout: 30_000 }).toBe(200);
  const vehicle = await openPage(visitor, path);
  const sources = vehicle.all("main img").map(({ attribs }) => attribs.src ?? "");
  const picture = sources.find((src) => src.startsWith("/")) ?? "";
  const image = await visitor.get(picture);
  expect([image.status(), image.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);

  const words = contactWords.es;
  const contact = await openPage(visitor, contactPaths.es);
  const email = newAddress();
  const typed = { name: "Ana Gómez", email, message: "¿Abrís los sábados?", privacy: "on" };
  expect((await contact.submit(words.send, typed)).html).toContain(words.done);
  await expect.poll(() => received.some(({ to }) => to.includes(email)), { timeout: 30_000 }).toBe(true);

  const customer = await registerCustomer({ request: visitor }, site, "http://127.0.0.1:8025/");
  expect((await openPage(visitor, favouritesPaths.es)).status).toBe(200);

  const vin = /[?&]vin=([A-HJ-NPR-Z0-9]{17})/.exec(vehicle.html)?.[1] ?? "";
  const { phone, nif, address, zip: zipCode, city } = reservePeople.es;
  let step = await openPage(visitor, reserveAddress("es", vin));
  step = await sendStep(step, { retake: "no" });
  step = await sendStep(step, {
    delivery: "1",
    dealerId: step.attribute("[name=dealerId] option:nth-child(2)", "value"),
  });
  step = await sendStep(step, { phone, nif, address, zipCode, city });
  step = await sendStep(step, { conditions: "on" });
  expect(step.url.pathname).toBe("/solicitud/reserve/card/");
  const mails = () => received.filter(({ to }) => to.includes(customer.email)).length;
  const mailsBefore = mails();
  const paid = await payByCard(step.url.href, await visitor.storageState());
  expect((await openPage(visitor, paid)).all("[data-reservation-state=confirmed]")).toHaveLength(1);
  await expect.poll(mails, { timeout: 30_000 }).toBeGreaterThan(mailsBefore);
  await visitor.dispose();
});

/** What a visitor gets by curl of the image of nginx. */
const curl = (args: readonly string[]) =>
  spawnSync(
    "/usr/sbin/chroot",
    [
      images["volante-nginx"]?.root ?? "",
      "curl",
      "--silent",
      "--show-error",
      "--insecure",
      "--resolve",
      `www.example.com:8443:${nginxAddress}`,
      ...args,
    ],
    { encoding: "utf8", env: { PATH: "/usr/bin", NODE_ENV: "test" } },
  );

test("HTTP/1.1, HTTP/2 and HTTP/3; the answer names the last; checks and metrics are not published", async () => {
  const version = ["--output", "/tmp/page", "--write-out", "%{http_version} %{http_code}"];
  const asked = `https://www.example.com:8443${paths.home.es}`;
  expect(curl(["--http1.1", ...version, asked]).stdout).toBe("1.1 200");
  expect(curl(["--http2", ...version, asked]).stdout).toBe("2 200");
  expect(curl(["--http3-only", ...version, asked]).stdout).toBe("3 200");
  const visitor = await newVisitor();
  expect((await visitor.get("/")).headers()["alt-svc"]).toContain('h3=":443"');
  for (const path of ["/readyz", "/metrics"]) expect((await visitor.get(path)).status(), path).toBe(404);
  const plain = await visitor.get("http://www.example.com/x?y", { maxRedirects: 0 });
  expect([plain.status(), plain.headers().location]).toEqual([301, `${site}/x?y`]);
  for (const name of ["storefront-1", "services-1"]) {
    const ask = (address: string) =>
      shop.running
        .get(name)
        ?.exec(["node", "-e", `fetch("${address}").then(async (a) => console.log(a.status, await a.text()))`])
        .output;
    expect(ask("http://127.0.0.1:9000/readyz"), name).toMatch(/^200 /);
    expect(ask("http://127.0.0.1:9464/metrics"), name).toContain("# TYPE volante_");
  }
  await visitor.dispose();
});

test("what browsers measure reaches the metrics, by a script of its own that each page names", async () => {
  const visitor = await newVisitor();
  const [, script = ""] =
    /"(\/_next\/static\/[^"]*web-vitals[^"]*)"/.exec((await openPage(visitor, "/")).html) ?? [];
  const code = await visitor.get(script);
  expect([code.status(), await code.text()]).toEqual([200, expect.stringContaining("/api/web-vitals")]);
  const headers = { origin: site };
  const sent = await visitor.post("/api/web-vitals", { data: { name: "LCP", value: 900 }, headers });
  expect(sent.status()).toBe(204);
  const read = (name: string) =>
    shop.running
      .get(name)
      ?.exec([
        "node",
        "-e",
        `fetch("http://127.0.0.1:9464/metrics").then(async (a) => console.log(await a.text()))`,
      ]).output ?? "";
  expect(["storefront-1", "storefront-2"].map(read).join()).toContain(
    'volante_web_vital_seconds_count{vital="lcp"} 1',
  );
  await visitor.dispose();
});

/** Visits pages, one after the other, while something is done. @returns each status, 0 where the connection ended */
const visitWhile = async (work: () => Promise<void>): Promise<readonly number[]> => {
  let isOver = false;
  const statuses: number[] = [];
  const visits = Array.from({ length: 3 }, async () => {
    const visitor = await newVisitor();
    for (let count = 0; !isOver; count += 1) {
      const path = [paths.home.es, paths.list.es, paths.faq.pt][count % 3] ?? "";
      statuses.push(
        await visitor.get(path).then(
          (answer) => answer.status(),
          () => 0,
        ),
      );
      await pause(50);
    }
    await visitor.dispose();
  });
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(visits);
  return statuses;
};

test("a renewed certificate is served without a stop", { timeout: 60_000 }, async () => {
  const serial = () =>
    spawnSync(
      "sh",
      [
        "-c",
        `openssl s_client -connect ${nginxAddress}:8443 -servername www.example.com < /dev/null 2> /dev/null | openssl x509 -noout -serial`,
      ],
      { encoding: "utf8" },
    ).stdout;
  const before = serial();
  expect(before).toContain("serial=");
  const statuses = await visitWhile(async () => {
    writeCertificate();
    process.kill(shop.running.get("nginx")?.pid ?? 0, "SIGHUP");
    await expect.poll(serial, { timeout: 10_000 }).not.toBe(before);
    await pause(5_000);
  });
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

/** An image that differs from the present one in these files. Its files are those of the other one, so each is made anew. */
const changeImage = (name: string, changes: (read: (path: string) => string) => Record<string, string>) => {
  const { volante } = images;
  if (volante === undefined) throw new Error("There is no image");
  const root = join(work, "roots", name);
  rmSync(root, { recursive: true, force: true });
  must("cp", ["--archive", "--link", volante.root, root]);
  const at = (path: string) => join(root, "srv", "volante", path);
  for (const [path, text] of Object.entries(changes((path) => readFileSync(at(path), "utf8")))) {
    rmSync(at(path), { force: true });
    writeFileSync(at(path), text);
  }
  return { ...volante, root };
};

test("the next release beside this one on one database, in its place, and back again: nobody notices", {
  timeout: 900_000,
}, async () => {
  const build = ["BUILD_ID", "build-manifest.json", "server/middleware-build-manifest.js"].map(
    (file) => `.next/${file}`,
  );
  const nextStorefront = changeImage("volante-next-storefront", (read) => {
    const present = read(".next/BUILD_ID");
    return Object.fromEntries(build.map((path) => [path, read(path).replaceAll(present, "the-next-build")]));
  });
  const migrations = "src/backend/store/migrations";
  const nextServices = changeImage("volante-next-services", (read) => {
    const journal = JSON.parse(read(`${migrations}/meta/_journal.json`)) as { entries: { idx: number }[] };
    const { length: idx } = journal.entries;
    const entry = { idx, version: "7", when: Date.UTC(2100), tag: "9999_next", breakpoints: true };
    return {
      [`${migrations}/meta/_journal.json`]: JSON.stringify({
        ...journal,
        entries: [...journal.entries, entry],
      }),
      [`${migrations}/9999_next.sql`]:
        "create table next_release (id int);--> statement-breakpoint\nalter table leads add column next_note text;--> statement-breakpoint\nalter table vehicles add column next_rank int default 0 not null;",
    };
  });
  const columns = () =>
    shop.running
      .get("database")
      ?.exec([
        "env",
        `PGPASSWORD=${variables.POSTGRES_PASSWORD}`,
        "psql",
        "--host=127.0.0.1",
        "--username=volante",
        "-Atc",
        "select count(*) from information_schema.columns where column_name in ('next_note', 'next_rank')",
      ])
      .output.trim();
  const words = contactWords.es;
  const visitor = await newVisitor();
  const open = () => openPage(visitor, contactPaths.es);
  const send = async (page: Awaited<ReturnType<typeof open>>) => {
    const typed = { name: "Ana Gómez", email: newAddress(), message: "¿Abrís los sábados?", privacy: "on" };
    let answer = await page.submit(words.send, typed);
    // Services that a busy machine answers late: the form says to try again.
    for (let again = 0; again < 3 && words.unavailable.test(answer.html); again += 1) {
      await pause(3_000);
      answer = await page.submit(words.send, typed);
    }
    expect(answer.html).toContain(words.done);
  };
  expect(columns()).toBe("0");
  const before = [await open(), await open()] as const;
  const statuses = await visitWhile(async () => {
    await shop.replace("services-1", nextServices);
    expect(columns()).toBe("2");
    await shop.replace("storefront-1", nextStorefront);
    // Both releases answer now.
    await send(before[0]);
    await shop.replace("services-2", nextServices);
    await shop.replace("storefront-2", nextStorefront);
    await send(before[1]);
    const after = await open();
    for (const name of ["storefront-1", "storefront-2", "services-1", "services-2"]) await shop.replace(name);
    await send(after);
  });
  console.log(`${statuses.length} visits meanwhile`);
  expect(statuses.length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(columns()).toBe("2");
  await visitor.dispose();
});

test("no log has an error", () => {
  for (const { name, log } of containers()) {
    const errors = readFileSync(log, "utf8")
      .split("\n")
      // A busy machine answers late.
      .filter((line) => !line.includes('"kind":"timeout"'))
      .filter((line) => /"level":"?(?:50|60|error|fatal)|\[(?:emerg|alert|crit)\]|^FATAL|PANIC/.test(line));
    expect(errors.slice(0, 5), name).toEqual([]);
  }
});
