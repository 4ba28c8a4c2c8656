import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnvironment } from "#platform/env.ts";
import { environmentSchema } from "#platform/env-schema.ts";
import {
  asksFor,
  type Composed,
  commandLine,
  fillIn,
  readComposeFile,
} from "../test-support/compose-file.ts";

const { services, networks, volumes, secrets } = readComposeFile();
const all = Object.entries(services);
const ours = all.filter(([, { image }]) => image.startsWith("volante:"));
const sites = ours.filter(([name]) => name.startsWith("storefront"));
const backends = ours.filter(([name]) => name.startsWith("services"));

const sample: Readonly<Record<string, string>> = {
  REVALIDATE_SECRET: "Zk3vX9qLr7Tn2Wp8Yc5Hb1Jd6Mf4Gs0B",
  SITE_URL: "https://www.example.com",
  SESSION_SECRET: "Zk3vX9qLr7Tn2Wp8Yc5Hb1Jd6Mf4Gs0A",
  POSTGRES_PASSWORD: "8c1f0a63d2b94e75",
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
};

/** What a process is given by an operator who sets what is required and nothing else. */
const given = ({ environment = {} }: Composed) =>
  Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fillIn(value, sample)]));

test("there are two of each, with PostgreSQL, Redis and nginx", () => {
  expect([sites.length, backends.length]).toEqual([2, 2]);
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(["nginx", "database", "redis"]));
});

test.each(all)("%s: not root, on a root that it cannot write, without more rights, bounded", (_, service) => {
  expect(service.user).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    restart: "unless-stopped",
    deploy: { resources: { limits: { memory: expect.any(String), pids: expect.any(Number) } } },
  });
});

test.each(all)("%s: commands get signals, since no shell stands before them", (_, service) => {
  for (const command of [service.command, service.entrypoint])
    if (command !== undefined) expect(commandLine(command)).toBeDefined();
  expect(service.healthcheck?.test[0] ?? "CMD").toBe("CMD");
  expect(service.stop_signal).toMatch(/^SIG(TERM|INT|QUIT)$/);
});

test.each(ours)("%s has longer to end than it takes at most", (_, service) => {
  const [longestMs = 0, other] = ["drain", "finish-before-exit"].map((name) => {
    const source = readFileSync(`src/platform/${name}.ts`, "utf8");
    return Number(/longestMs = (\d+)_000;/.exec(source)?.[1]) * 1000;
  });
  expect([longestMs > 0, longestMs]).toEqual([true, other]);
  // It waits that long for requests and jobs, and as long for the database.
  expect(Number.parseInt(service.stop_grace_period ?? "", 10) * 1000).toBeGreaterThan(2 * longestMs);
  expect(service.stop_signal).toBe("SIGTERM");
});

test.each(ours)("%s is given only what there is, and all that a published site needs", (_, service) => {
  const known = [...Object.keys(environmentSchema.shape), "NODE_OPTIONS"];
  expect(Object.keys(service.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  expect(parseEnvironment(given(service))).toMatchObject({
    SITE_URL: "https://www.example.com",
    SESSION_SECRET: sample.SESSION_SECRET,
    TRUSTED_PROXIES: ["172.30.10.2"],
  });
  expect(services.nginx?.networks).toEqual({ front: { ipv4_address: "172.30.10.2" } });
});

/** What a process is deliberately not given, and why. */
const leftOut = {
  both: {
    "the image sets it": ["PORT", "DATA_DIR", "HEALTH_PORT"],
    "set by the commands": ["NODE_ENV"],
    "the services beside it report their changes by themselves": ["SERVICES_REPORT_CHANGES"],
    "the specified services announce theirs, ours need none": [
      "DATA_SERVICE_EXTENSIONS",
      "CONTENT_SERVICE_EXTENSIONS",
    ],
  },
  storefront: {
    "of the services": [
      ...["DATABASE_URL", "SHOP", "SERVICES_HOST", "SERVICES_URL", "SMTP_URL", "MAIL_FROM"],
      ...["WEBHOOK_URLS", "WEBHOOK_SECRETS", "WEBHOOK_PRIVATE_HOSTS", "PAYMENT_SANDBOX"],
      ...["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_API_BASE"],
      ...["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_NAME", "OIDC_CLIENT_SECRET", "OIDC_PRIVATE_KEY"],
      ...["OIDC_SCOPE", "OIDC_RESPONSE_MODE"],
      ...["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_REGION"],
    ],
  },
  services: {
    "of the storefronts": [
      ...["DATA_SERVICE_URL", "CONTENT_SERVICE_URL", "REDIS_URL", "REVALIDATE_SECRET"],
      ...["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", "CONTENT_SCRIPT_HOSTS", "PAYMENT_HOSTS", "COMPANY_ID"],
      ...["TOKEN_TTL_MS", "BREAKER_OPEN_MS", "EXAMPLES_PAGE", "WEB_VITALS_SHARE"],
      ...["GTM_ID", "GA_ID", "PLAUSIBLE_URL"],
    ],
    "for tests": ["STRIPE_API_BASE"],
  },
} as const;

test.each([...sites, ...backends])(
  "%s is given every variable of the schema that is not left out on purpose",
  (name, service) => {
    const own = name.startsWith("storefront") ? leftOut.storefront : leftOut.services;
    const without: readonly string[] = [...Object.values(leftOut.both), ...Object.values(own)].flat();
    const passed = Object.keys(service.environment ?? {});
    expect(passed.filter((each) => without.includes(each))).toEqual([]);
    const known = [...passed, ...without].filter((each) => each !== "NODE_OPTIONS");
    expect(known.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  },
);

test("storefronts share limits, forms and services; services share data and are let in from outside", () => {
  for (const [, service] of sites) {
    const env = parseEnvironment(given(service));
    expect(env).toMatchObject({ REDIS_URL: "redis://redis:6379", DATA_SERVICE_URL: "http://services:4000" });
    expect(env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBeDefined();
    expect(env.CONTENT_SERVICE_URL).toBe(env.DATA_SERVICE_URL);
  }
  for (const [, service] of backends) {
    const env = parseEnvironment(given(service));
    expect(env).toMatchObject({ SERVICES_HOST: "0.0.0.0", SERVICES_URL: env.SITE_URL });
    expect(env.DATABASE_URL).toMatch(/@database:5432\/volante$/);
    expect(service.volumes).toEqual(["uploads:/data"]);
  }
});

test("pages and pictures that are made on demand are kept apart, and every volume is there", () => {
  const used = all.flatMap(([, service]) => service.volumes ?? []).map((each) => each.split(":")[0] ?? "");
  const named = used.filter((name) => /^[a-z]/.test(name));
  expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  for (const file of used.filter((name) => name.startsWith("./"))) expect(existsSync(file), file).toBe(true);
  const [first = [], second = []] = sites.map(([, service]) => service.volumes ?? []);
  expect(first.filter((each) => second.includes(each))).toEqual([]);
});

test("no secret stands in the file: whoever starts it is asked for each", () => {
  const wanted = /SECRET|PASSWORD|KEY|_URL$/;
  const values = all.flatMap(([, { environment = {} }]) => Object.entries(environment));
  const secretsOf = values.filter(([name]) => wanted.test(name));
  expect(secretsOf.length).toBeGreaterThan(10);
  for (const [name, value] of secretsOf) {
    if (/^(?:http|redis):\/\/[a-z]+:\d+$/.test(value)) continue;
    const { before, name: variable, instead } = asksFor(value);
    expect(variable, name).toBeDefined();
    expect([before.replace(/^postgres:\/\/volante:$/, ""), instead], name).toEqual(["", ""]);
  }
  for (const [name, { environment, file }] of Object.entries(secrets))
    expect(environment ?? (asksFor(file ?? "").isRequired ? "required" : undefined), name).toBeDefined();
  for (const name of ["SITE_URL", "SESSION_SECRET", "DATABASE_URL", "POSTGRES_PASSWORD"])
    expect(values.filter(([key]) => key === name).every(([, value]) => asksFor(value).isRequired)).toBe(true);
});

test("nginx knows whom it stands before also while one of them is stopped", () => {
  const addresses = ["storefront-1", "storefront-2", "services-1", "services-2"].map((name) => {
    const networksOf = services[name]?.networks as Record<string, { ipv4_address: string }> | undefined;
    return `${name}:${networksOf?.front?.ipv4_address}`;
  });
  expect(services.nginx?.extra_hosts).toEqual(addresses);
});

test("nginx alone is reached from outside; database and Redis have no way out either", () => {
  expect(all.filter(([, { ports = [] }]) => ports.length > 0).map(([name]) => name)).toEqual(["nginx"]);
  expect(networks.back).toEqual({ internal: true });
  for (const name of ["database", "redis"]) expect(services[name]?.networks).toEqual(["back"]);
});

test("everybody waits until what it needs is healthy", () => {
  for (const [name, { depends_on = {} }] of all)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect(condition, `${name}: ${other}`).toBe("service_healthy");
      const { healthcheck, image } = services[other] ?? {};
      expect(healthcheck ?? (image?.startsWith("volante:") ? "the image's" : undefined), other).toBeDefined();
    }
  for (const [, { depends_on }] of sites) expect(Object.keys(depends_on ?? {})).toContain("redis");
  for (const [, { depends_on }] of backends) expect(Object.keys(depends_on ?? {})).toEqual(["database"]);
});

test("what health checks ask for is there", () => {
  const checked = all.flatMap(([name, { healthcheck }]) => {
    const [, port, path] = /127\.0\.0\.1:(\d+)(\/\w+)$/.exec(healthcheck?.test.at(-1) ?? "") ?? [];
    return path === undefined ? [] : [[name, port, path].join(" ")];
  });
  // The others have the image's.
  expect(checked).toEqual(["nginx 8080 /healthz"]);
  expect(readFileSync("deploy/nginx.conf", "utf8")).toMatch(
    /listen 8080 default_server;[^}]*location = \/healthz/,
  );
  for (const [, service] of backends)
    expect(commandLine(service.command)).toMatch(/ src\/tools\/services\.ts --port 4000$/);
});
