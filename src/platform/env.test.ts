import { describe, expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "./env.ts";
import { defaultOf, environmentSchema, notesOf, type VariableName } from "./env-schema.ts";
import { isLocalUrl } from "./env-values.ts";

const names = Object.keys(environmentSchema.shape) as VariableName[];
const secret = "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4a";

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    parseEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
};

describe("an empty environment", () => {
  test("is enough to start", () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      SITE_URL: "http://localhost:3000",
      SERVICES_HOST: "127.0.0.1",
      DATA_DIR: ".data",
      COMPANY_ID: "1",
      STRIPE_API_BASE: "https://api.stripe.com",
      PAYMENT_SANDBOX: false,
      IMAGE_HOSTS: [],
      TOKEN_TTL_MS: 600_000,
      RESERVATION_DEPOSIT_EUR: 300,
      DEALER_SERVICES_CP: ["CP"],
      DEALER_SERVICES_CEV: ["CEV"],
      TRUSTED_PROXIES: [],
      LOG_LEVEL: "info",
      NODE_ENV: "development",
    });
  });

  test.each(names.filter((name) => name !== "NODE_ENV"))("an empty %s counts as unset", (name) => {
    expect(parseEnvironment({ [name]: "" })).toEqual(parseEnvironment({}));
    expect(parseEnvironment({ [name]: "  " })).toEqual(parseEnvironment({}));
  });
});

describe("accepted values", () => {
  test.each([
    ["PORT", "8080", 8080],
    ["SITE_URL", "http://localhost:8080/", "http://localhost:8080"],
    ["DATA_SERVICE_URL", "https://data.example.com/api/", "https://data.example.com/api"],
    ["DATABASE_URL", "postgresql://a:b@c/d", "postgresql://a:b@c/d"],
    ["REDIS_URL", "rediss://cache:6380", "rediss://cache:6380"],
    ["PAYMENT_SANDBOX", "1", true],
    ["PAYMENT_SANDBOX", "false", false],
    ["IMAGE_HOSTS", "a.example.com, *.b.example.com,", ["a.example.com", "*.b.example.com"]],
    ["TRUSTED_PROXIES", "10.0.0.0/8,::1,fd00::/8", ["10.0.0.0/8", "::1", "fd00::/8"]],
    ["RESERVATION_DEPOSIT_EUR", "299.50", 299.5],
    ["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", `${"A".repeat(43)}=`, `${"A".repeat(43)}=`],
    ["LOG_LEVEL", "silent", "silent"],
    ["NODE_ENV", "production", "production"],
  ] as const)("%s=%s", (name, value, expected) => {
    expect(parseEnvironment({ [name]: value })[name]).toEqual(expected);
  });
});

describe("refused values", () => {
  test.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80a"],
    ["SITE_URL", "www.example.com"],
    ["SITE_URL", "ftp://example.com"],
    ["SITE_URL", "https://example.com/shop"],
    ["SESSION_SECRET", secret.slice(0, 31)],
    ["SESSION_SECRET", "s".repeat(64)],
    ["SESSION_SECRET", "change-me-change-me-change-me-change-me"],
    ["SERVICES_HOST", "http://0.0.0.0"],
    ["COMPANY_ID", "a b"],
    ["DATA_SERVICE_URL", "data"],
    ["CONTENT_SERVICE_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://a"],
    ["REDIS_URL", "http://a"],
    ["STRIPE_API_BASE", "stripe"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_test_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["PAYMENT_SANDBOX", "yes"],
    ["SMTP_URL", "https://mail"],
    ["WEBHOOK_URLS", "ftp://crm.example.com/"],
    ["WEBHOOK_URLS", "https://user:password@crm.example.com/"],
    ["WEBHOOK_URLS", "https://crm.example.com/#hook"],
    ["WEBHOOK_SECRETS", "whsec_c2hvcnQ="],
    ["WEBHOOK_SECRETS", "a".repeat(44)],
    ["WEBHOOK_PRIVATE_HOSTS", "http://crm.internal"],
    ["IMAGE_HOSTS", "https://a.example.com"],
    ["TOKEN_TTL_MS", "999"],
    ["TOKEN_TTL_MS", "1.5"],
    ["RESERVATION_DEPOSIT_EUR", "0"],
    ["RESERVATION_DEPOSIT_EUR", "300,00"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "proxy"],
    ["REVALIDATE_SECRET", "short"],
    ["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", "AAAA"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "staging"],
  ] as const)("%s=%s is named with its expected form", (name, value) => {
    expect(problemsOf({ [name]: value })[0]).toBe(`${name} must be ${notesOf(name).expected}`);
  });

  test("all broken variables are named at once, and none of the values is shown", () => {
    const problems = problemsOf({ PORT: "x-port-x", SESSION_SECRET: "x-secret-x", DATABASE_URL: "x-db-x" });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/x-(port|secret|db)-x/);
  });
});

describe("receivers of events", () => {
  const [one, two] = ["a", "b"].map((letter) => `whsec_${Buffer.alloc(32, letter).toString("base64")}`);
  const url = "https://crm.example.com/hook";
  test.each<[string, Record<string, string>]>([
    ["one", { WEBHOOK_URLS: url, WEBHOOK_SECRETS: `${one}` }],
    ["one whose secret is rotated", { WEBHOOK_URLS: url, WEBHOOK_SECRETS: `${one}:${two}` }],
    ["two", { WEBHOOK_URLS: `${url}, ${url}2`, WEBHOOK_SECRETS: `${one},${two}` }],
    [
      "a private one over http",
      {
        WEBHOOK_URLS: "http://crm.internal:8080/",
        WEBHOOK_SECRETS: `${one}`,
        WEBHOOK_PRIVATE_HOSTS: "crm.internal",
      },
    ],
  ])("may be %s", (_, variables) => {
    expect(parseEnvironment(variables).WEBHOOK_SECRETS.length).toBeGreaterThan(0);
  });

  test.each<[string, RegExp, Record<string, string>]>([
    ["without a secret", /WEBHOOK_SECRETS must be/, { WEBHOOK_URLS: url }],
    ["with a secret too many", /WEBHOOK_SECRETS must be/, { WEBHOOK_SECRETS: `${one}` }],
    [
      "named twice",
      /WEBHOOK_URLS must name each address once/,
      { WEBHOOK_URLS: `${url},${url}`, WEBHOOK_SECRETS: `${one},${two}` },
    ],
    [
      "over http",
      /WEBHOOK_URLS must be https/,
      { WEBHOOK_URLS: "http://crm.example.com/", WEBHOOK_SECRETS: `${one}` },
    ],
  ])("are refused %s", (_, problem, variables) => {
    const problems = problemsOf(variables);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toContain(one);
  });
});

describe("the shop that an empty database becomes", () => {
  test.each<[string, Record<string, string>]>([
    ["demo", {}],
    ["demo", { SITE_URL: "http://127.0.0.1:8080" }],
    ["empty", { DATABASE_URL: "postgres://localhost/volante" }],
    ["empty", { SITE_URL: "https://www.example.com", SESSION_SECRET: secret }],
    ["demo", { DATABASE_URL: "postgres://localhost/volante", SHOP: "demo" }],
    ["empty", { SHOP: "empty" }],
  ])("%s with %j", (shop, variables) => {
    expect(parseEnvironment(variables).SHOP).toBe(shop);
  });

  test("a demo that the world sees takes no key that charges cards", () => {
    const keys = (mode: string) => ({
      STRIPE_SECRET_KEY: `sk_${mode}_1`,
      STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    });
    const site = { SITE_URL: "https://www.example.com", SESSION_SECRET: secret };
    expect(problemsOf({ ...site, SHOP: "demo", ...keys("live") })).toEqual([
      "STRIPE_SECRET_KEY must be a test key while SHOP is demo: its vehicles do not exist",
    ]);
    expect(problemsOf({ ...site, SHOP: "demo", ...keys("test") })).toEqual([]);
    expect(problemsOf({ ...site, ...keys("live") })).toEqual([]);
  });
});

describe("variables that need one another", () => {
  test("Stripe's three keys", () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: "sk_test_1" }).map((problem) => problem.split(" ")[0])).toEqual([
      "STRIPE_PUBLISHABLE_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ]);
    expect(
      problemsOf({
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_PUBLISHABLE_KEY: "pk_test_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
      }),
    ).toEqual([]);
  });

  test.each<Record<string, string>>([{ S3_ENDPOINT: "https://s3.example.com" }, { S3_REGION: "eu-west-1" }])(
    "the object store's five, whichever is there: %j",
    (given) => {
      expect(problemsOf(given)).toHaveLength(4);
    },
  );

  test("the provider of sign-ins, by https and one proof", () => {
    const provider = { OIDC_ISSUER: "https://login.example.com", OIDC_CLIENT_ID: "shop", OIDC_NAME: "Group" };
    const secret = { OIDC_CLIENT_SECRET: "s" };
    expect(problemsOf({ ...provider, ...secret })).toEqual([]);
    expect(problemsOf({ OIDC_ISSUER: provider.OIDC_ISSUER, ...secret })).toHaveLength(2);
    expect(problemsOf(provider)).toEqual([expect.stringContaining("OIDC_PRIVATE_KEY")]);
    expect(problemsOf({ ...provider, OIDC_PRIVATE_KEY: "no key" })).toEqual([
      expect.stringContaining("OIDC_PRIVATE_KEY must be a private key"),
    ]);
    expect(problemsOf({ ...provider, ...secret, OIDC_ISSUER: "http://login.example.com" })).toEqual([
      expect.stringContaining("OIDC_ISSUER must be the https address"),
    ]);
  });

  test("a session secret, unless the site is local or only being built", () => {
    const site = { SITE_URL: "https://www.example.com" };
    expect(problemsOf(site)).toEqual([
      `SESSION_SECRET must be set when SITE_URL is not localhost: ${notesOf("SESSION_SECRET").expected}`,
    ]);
    expect(problemsOf({ ...site, SESSION_SECRET: secret })).toEqual([]);
    expect(problemsOf({ ...site, NEXT_PHASE: "phase-production-build" })).toEqual([]);
    expect(problemsOf({ SITE_URL: "http://127.0.0.1:3000" })).toEqual([]);
  });
});

test.each([
  ["http://localhost:3000", true],
  ["https://localhost", true],
  ["http://[::1]:3000", true],
  ["http://localhost.example.com", false],
  ["https://www.example.com", false],
  ["nonsense", false],
])("%s is local: %s", (address, local) => {
  expect(isLocalUrl(address)).toBe(local);
});

test.each(names)("%s has notes", (name) => {
  const notes = notesOf(name);
  expect(notes.description).toMatch(/^[A-Z].*\.$/);
  expect(notes.expected).not.toBe("");
  if (notes.example !== undefined) expect(defaultOf(name) ?? "").toBe("");
});
