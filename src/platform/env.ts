import { environmentSchema, notesOf, type ParsedEnvironment, type VariableName } from "./env-schema.ts";
import { isLocalUrl } from "./env-values.ts";
import { isListedHost } from "./is-listed-host.ts";
import { perProcess } from "./per-process.ts";

/** The environment as the program sees it: `SITE_URL`, without a trailing slash, and `SHOP` are always there. */
export type Env = Readonly<ParsedEnvironment & { SITE_URL: string; SHOP: "demo" | "empty" }>;

/** The environment is unusable; the message names each variable and the form it should have, and no value. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that only make sense together: with one of a line set, the others are required. */
const companions = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_NAME"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_REGION"],
] as const satisfies readonly (readonly VariableName[])[];

const missingCompanions = (variables: Variables): string[] =>
  companions.flatMap((names) => {
    const leader = names.find((name) => variables[name] !== undefined);
    if (leader === undefined) return [];
    return names
      .filter((name) => variables[name] === undefined)
      .map((name) => `${name} must be set when ${leader} is: ${notesOf(name).expected}`);
  });

const isBuildPhase = (variables: Variables): boolean => variables.NEXT_PHASE === "phase-production-build";

const missingSecret = (variables: Variables): string[] => {
  const local = variables.SITE_URL === undefined || isLocalUrl(variables.SITE_URL);
  if (isBuildPhase(variables) || local || variables.SESSION_SECRET !== undefined) return [];
  return [`SESSION_SECRET must be set when SITE_URL is not localhost: ${notesOf("SESSION_SECRET").expected}`];
};

/** A demo shop that the world can see must not charge cards. */
const chargedDemo = (read: ParsedEnvironment | undefined): string[] => {
  const isPublic = read?.SITE_URL !== undefined && !isLocalUrl(read.SITE_URL);
  const isLive = /^[sr]k_live_/.test(read?.STRIPE_SECRET_KEY ?? "");
  return read?.SHOP === "demo" && isPublic && isLive
    ? ["STRIPE_SECRET_KEY must be a test key while SHOP is demo: its vehicles do not exist"]
    : [];
};

/** The provider of sign-ins is reached by https, and by one proof of who asks. */
const unusableProvider = (read: ParsedEnvironment | undefined): string[] => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: secret, OIDC_PRIVATE_KEY: key } = read ?? {};
  const isProven = (secret === undefined) !== (key === undefined);
  return [
    ...(issuer !== undefined && !issuer.startsWith("https:") && !isLocalUrl(issuer)
      ? [`OIDC_ISSUER must be ${notesOf("OIDC_ISSUER").expected}`]
      : []),
    ...(issuer !== undefined && !isProven
      ? ["Either OIDC_CLIENT_SECRET or OIDC_PRIVATE_KEY must be set when OIDC_ISSUER is"]
      : []),
  ];
};

/** Each receiver of events needs secrets, and https unless its host is a private one. */
const unusableReceivers = (read: ParsedEnvironment | undefined): string[] => {
  if (read === undefined) return [];
  const { WEBHOOK_URLS, WEBHOOK_SECRETS, WEBHOOK_PRIVATE_HOSTS } = read;
  const urls = WEBHOOK_URLS.map((each) => new URL(each));
  const isOpen = (url: URL) => url.protocol === "http:" && !isListedHost(WEBHOOK_PRIVATE_HOSTS, url);
  return [
    ...(urls.length === WEBHOOK_SECRETS.length
      ? []
      : [`WEBHOOK_SECRETS must be ${notesOf("WEBHOOK_SECRETS").expected}`]),
    ...(new Set(urls.map(({ href }) => href)).size === urls.length
      ? []
      : ["WEBHOOK_URLS must name each address once"]),
    ...(urls.some(isOpen)
      ? ["WEBHOOK_URLS must be https addresses, apart from hosts of WEBHOOK_PRIVATE_HOSTS"]
      : []),
  ];
};

/**
 * Reads variables into typed values; empty ones count as unset.
 * @throws EnvironmentError naming every variable at fault with its expected form, never its value
 */
export const parseEnvironment = (source: Variables): Env => {
  const variables: Variables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value?.trim()),
  );
  const parsed = environmentSchema.safeParse(variables);
  const broken = new Set(parsed.error?.issues.map((issue) => issue.path[0] as VariableName));
  const problems = [...broken].map((name) => `${name} must be ${notesOf(name).expected}`);
  problems.push(...missingCompanions(variables));
  if (!broken.has("SITE_URL")) problems.push(...missingSecret(variables));
  if (broken.size === 0) problems.push(...chargedDemo(parsed.data));
  if (broken.size === 0) problems.push(...unusableReceivers(parsed.data), ...unusableProvider(parsed.data));
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  const { PORT, SITE_URL = `http://localhost:${PORT}`, DATABASE_URL } = parsed.data;
  const usualShop = DATABASE_URL === undefined && isLocalUrl(SITE_URL) ? "demo" : "empty";
  return Object.freeze({ ...parsed.data, SITE_URL, SHOP: parsed.data.SHOP ?? usualShop });
};

/** The validated environment of this process, read at the first call. Throws {@link EnvironmentError}. */
export const env = perProcess("environment", (): Env => parseEnvironment(process.env));

/** Whether the site is published over https: then its cookies are sent over nothing else. */
export const isSecureSite = (): boolean => env().SITE_URL.startsWith("https:");

/** Whether the page with the examples of every block and widget may be seen. */
export const showsExamples = (): boolean => {
  const { EXAMPLES_PAGE, NODE_ENV } = env();
  return EXAMPLES_PAGE || NODE_ENV === "development";
};

/** Whether this process makes a production build: no database, no secret, no service may be needed there. */
export const isBuilding = (): boolean => isBuildPhase(process.env);
