import { isIP } from "node:net";
import { z } from "zod";
import { guessBits } from "./guess-bits.ts";

/** What the schema knows of a variable besides its type: the comment in `.env.example` and the form an error names. */
export type VariableNotes = Readonly<{
  description: string;
  expected: string;
  /** Kept out of `.env.example`: set by the runtime, never by hand. */
  byRuntime?: boolean;
  /** An example value that is shown, commented out, where there is no default. */
  example?: string;
}>;

const localHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address points at this machine, where conveniences such as a generated secret are allowed. */
export const isLocalUrl = (address: string): boolean =>
  URL.canParse(address) && localHosts.has(new URL(address).hostname);

const hasProtocol = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const urlWith = (...protocols: string[]) => z.string().refine((value) => hasProtocol(value, protocols));

const isAddressRange = (value: string): boolean => {
  const [address = "", prefix, ...rest] = value.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
};

const isHostName = (value: string): boolean => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(value);

const listOf = (accepts: (item: string) => boolean) =>
  z
    .string()
    .transform((value) => value.split(",").map((item) => item.trim()))
    .transform((items) => items.filter((item) => item !== ""))
    .refine((items) => items.every(accepts));

const flag = z
  .enum(["on", "off", "1", "0", "true", "false"])
  .transform((value) => value === "on" || value === "1" || value === "true");

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const httpUrl = urlWith("http:", "https:").transform((value) => value.replace(/\/+$/, ""));
const text = z.string().trim().min(1);
const secretOf = (length: number) => z.string().min(length);

const note = <Schema extends z.ZodType>(schema: Schema, notes: VariableNotes): Schema => schema.meta(notes);

/** Every environment variable, in the order of `.env.example`. Values arrive as text; an empty value counts as unset. */
export const environmentSchema = z.object({
  PORT: note(wholeNumber(1, 65_535).prefault("3000"), {
    description: "Port that the storefront listens on.",
    expected: "a whole number from 1 to 65535",
  }),
  SITE_URL: note(httpUrl.refine((value) => new URL(value).origin === value).optional(), {
    description:
      "Public address of the site, without a path: canonical links, cookies and the origin check use it. Unset: http://localhost with PORT.",
    expected: "an http or https address without a path",
    example: "https://www.example.com",
  }),
  SERVICES_HOST: note(
    z
      .string()
      .regex(/^[a-z0-9.:-]{1,253}$/i)
      .prefault("127.0.0.1"),
    {
      description:
        "Address that `npm run services` listens on: this machine only, unless others are to reach the services without a proxy.",
      expected: "a host name or an IP address, such as 127.0.0.1 or 0.0.0.0",
    },
  ),
  SESSION_SECRET: note(
    secretOf(32)
      .refine((value) => guessBits(value) >= 80)
      .optional(),
    {
      description:
        "Seals the session cookie. Required when SITE_URL is not localhost; for local use one is generated into DATA_DIR.",
      expected:
        "at least 32 characters that nobody can guess (80 bits or more), as `openssl rand -base64 32` prints them",
    },
  ),
  DATA_DIR: note(text.prefault(".data"), {
    description:
      "Folder for everything that the embedded services keep: database, uploads, generated secret.",
    expected: "a path to a folder",
  }),
  COMPANY_ID: note(
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .prefault("1"),
    {
      description: "Sent to both services as x-company-id.",
      expected: "1 to 64 letters, digits, dots, hyphens or underscores",
    },
  ),
  DATA_SERVICE_URL: note(httpUrl.optional(), {
    description:
      "Base address of the data service. Unset: the embedded reference backend answers in process.",
    expected: "an http or https address",
    example: "https://data.example.com/api",
  }),
  CONTENT_SERVICE_URL: note(httpUrl.optional(), {
    description:
      "Base address of the content service. Unset: the embedded reference backend answers in process.",
    expected: "an http or https address",
    example: "https://content.example.com/api",
  }),
  DATABASE_URL: note(urlWith("postgres:", "postgresql:").optional(), {
    description: "PostgreSQL server for the reference backend. Unset: an embedded database in DATA_DIR.",
    expected: "an address that starts with postgres:// or postgresql://",
    example: "postgres://volante:password@localhost:5432/volante",
  }),
  REDIS_URL: note(urlWith("redis:", "rediss:").optional(), {
    description:
      "Shared rate limits and page cache for several processes. Unset: each process keeps its own.",
    expected: "an address that starts with redis:// or rediss://",
    example: "redis://localhost:6379",
  }),
  STRIPE_SECRET_KEY: note(
    z
      .string()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
    {
      description: "Stripe's secret key. Set, together with the next two: cards are charged by Stripe.",
      expected: "a key that starts with sk_ or rk_",
    },
  ),
  STRIPE_PUBLISHABLE_KEY: note(
    z
      .string()
      .regex(/^pk_\w+$/)
      .optional(),
    {
      description: "Stripe's publishable key, sent to the browser in the card step.",
      expected: "a key that starts with pk_",
    },
  ),
  STRIPE_WEBHOOK_SECRET: note(
    z
      .string()
      .regex(/^whsec_\S+$/)
      .optional(),
    {
      description: "Signing secret of the Stripe webhook at /api/services/.",
      expected: "a secret that starts with whsec_",
    },
  ),
  STRIPE_API_BASE: note(httpUrl.prefault("https://api.stripe.com"), {
    description: "Where Stripe's interface is reached; changed only by tests and proxies.",
    expected: "an http or https address",
  }),
  PAYMENT_SANDBOX: note(flag.prefault("off"), {
    description:
      "Offers the local card form with test numbers on a site that is not localhost. It never charges anybody.",
    expected: "on or off",
  }),
  SMTP_URL: note(urlWith("smtp:", "smtps:").optional(), {
    description: "Mail server. Unset: messages stay in the outbox table.",
    expected: "an address that starts with smtp:// or smtps://",
    example: "smtps://user:password@mail.example.com:465",
  }),
  S3_ENDPOINT: note(httpUrl.optional(), {
    description: "Object store for uploads, set together with the next three. Unset: files in DATA_DIR.",
    expected: "an http or https address",
    example: "https://s3.eu-west-1.amazonaws.com",
  }),
  S3_BUCKET: note(text.optional(), {
    description: "Bucket for uploads.",
    expected: "the name of a bucket",
  }),
  S3_ACCESS_KEY_ID: note(text.optional(), {
    description: "Access key of the object store.",
    expected: "an access key",
  }),
  S3_SECRET_ACCESS_KEY: note(text.optional(), {
    description: "Secret key of the object store.",
    expected: "a secret key",
  }),
  IMAGE_HOSTS: note(listOf(isHostName).prefault(""), {
    description:
      "Hosts whose images may be shown and optimised, comma-separated; *.example.com covers subdomains.",
    expected: "host names separated by commas",
    example: "images.example.com,*.cdn.example.com",
  }),
  TOKEN_TTL_MS: note(wholeNumber(1000, 86_400_000).prefault("600000"), {
    description: "Milliseconds that a token counts as fresh; an older one is renewed before it is used.",
    expected: "a whole number from 1000 to 86400000",
  }),
  RESERVATION_DEPOSIT_EUR: note(
    z
      .string()
      .regex(/^\d{1,6}(\.\d{1,2})?$/)
      .transform(Number)
      .refine((value) => value > 0)
      .prefault("300"),
    {
      description: "Euros charged to the card when a vehicle is reserved.",
      expected: "a positive amount with at most two decimals, such as 300 or 299.50",
    },
  ),
  DEALER_SERVICES_CP: note(listOf((item) => item.length <= 32).prefault("CP"), {
    description: "Values of dealerService that make up the dealer group CP, comma-separated.",
    expected: "names separated by commas",
  }),
  DEALER_SERVICES_CEV: note(listOf((item) => item.length <= 32).prefault("CEV"), {
    description: "Values of dealerService that make up the dealer group CEV, which receives trade-ins.",
    expected: "names separated by commas",
  }),
  TRUSTED_PROXIES: note(listOf(isAddressRange).prefault(""), {
    description:
      "Addresses or ranges of proxies whose x-forwarded-for is believed, comma-separated. Unset: only the connection counts.",
    expected: "IP addresses or CIDR ranges separated by commas",
    example: "127.0.0.1,10.0.0.0/8",
  }),
  REVALIDATE_SECRET: note(secretOf(16).optional(), {
    description:
      "Lets a service drop cached pages at once by POST /api/revalidate. Unset: the route is closed.",
    expected: "at least 16 characters",
  }),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: note(
    z
      .base64()
      .refine((value) => [16, 24, 32].includes(Buffer.from(value, "base64").length))
      .optional(),
    {
      description: "Keeps forms of an older deployment working; the same in the build and in every process.",
      expected: "16, 24 or 32 bytes in base64, as `openssl rand -base64 32` prints them",
    },
  ),
  EXAMPLES_PAGE: note(flag.prefault("off"), {
    description:
      "Shows /bloques/: every block and widget with its examples, for those who build the site. Always on in development.",
    expected: "on or off",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: note(httpUrl.optional(), {
    description: "Where traces are sent. Unset: none are made.",
    expected: "an http or https address",
    example: "http://localhost:4318",
  }),
  LOG_LEVEL: note(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).prefault("info"), {
    description: "The least severe messages that are logged.",
    expected: "one of fatal, error, warn, info, debug, trace, silent",
  }),
  NODE_ENV: note(z.enum(["development", "production", "test"]).prefault("development"), {
    description: "Set by the commands themselves.",
    expected: "one of development, production, test",
    byRuntime: true,
  }),
});

export type ParsedEnvironment = z.output<typeof environmentSchema>;
export type VariableName = keyof ParsedEnvironment;

/** The notes of one variable. */
export const notesOf = (name: VariableName): VariableNotes =>
  environmentSchema.shape[name].meta() as unknown as VariableNotes;

/** The default of one variable as it would be written in a file, or undefined when it has none. */
export const defaultOf = (name: VariableName): string | undefined => {
  const unset = environmentSchema.shape[name];
  return unset instanceof z.ZodPrefault ? String(unset.def.defaultValue) : undefined;
};
