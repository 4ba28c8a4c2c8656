import { z } from "zod";
import {
  areSigningSecrets,
  flag,
  httpUrl,
  isAddressRange,
  isHostName,
  isOrigin,
  isPrivateKey,
  isReceiver,
  isScriptHost,
  listOf,
  note,
  secretOf,
  text,
  urlWith,
  type VariableNotes,
  wholeNumber,
} from "./env-values.ts";
import { passwordEntropy } from "./password-entropy.ts";

const sessionSecret = secretOf(32)
  .refine((value) => passwordEntropy(value) >= 80)
  .optional();

const extensionNames = z
  .string()
  .regex(/^(?:none|\*|[A-Za-z]{1,40}(?: *, *[A-Za-z]{1,40})*)$/)
  .optional();

/** Every environment variable, in the order of `.env.example`. Values arrive as text; an empty value counts as unset. */
export const environmentSchema = z.object({
  PORT: note(wholeNumber(1, 65_535).prefault("3000"), {
    description: "Port that the storefront listens on.",
    expected: "a whole number from 1 to 65535",
    readBy: ["src/platform/env.ts", "src/tools/dev.ts", "src/tools/services.ts", "src/tools/start.ts"],
  }),
  SITE_URL: note(httpUrl.refine((value) => new URL(value).origin === value).optional(), {
    description:
      "Public address of the site, without a path: canonical links, cookies and the origin check use it. Unset: http://localhost with PORT.",
    expected: "an http or https address without a path",
    example: "https://www.example.com",
    readBy: [
      "src/api/known-shop.ts",
      "src/features/reservation/actions/submit-reservation.ts",
      "src/backend/payment/sandbox/sandbox.ts",
      "src/backend/lead/withdrawal-pages.ts",
      "src/backend/mail/mail-sender.ts",
      "src/backend/mail/mailbox/show-mailbox.ts",
      "src/app/api/appointment-file/route.ts",
      "src/app/api/reservation-calendar/route.ts",
      "src/app/[locale]/layout.tsx",
      "src/backend/shop/read-shop.ts",
      "src/demo/customers/seed-customers.ts",
      "src/shop-folder/starter-folder.ts",
      "src/backend/http/site-address.ts",
      "src/backend/lead/withdraw-link.ts",
      "src/platform/from-this-machine.ts",
      "src/features/seo/absolute-url.ts",
      "src/pipeline/path-table.ts",
      "src/pipeline/follow-outcome.ts",
      "src/pipeline/rules/sign-in.ts",
      "src/platform/env.ts",
      "src/platform/own-origins.ts",
      "src/tools/start.ts",
      "src/tools/conform/probe-buy.ts",
    ],
  }),
  SHOP: note(z.enum(["demo", "empty"]).optional(), {
    description:
      "What an empty database of the reference backend becomes: a shop with invented vehicles, or one of your own without any. Unset: demo on localhost with the embedded database, else empty.",
    expected: "demo or empty",
    example: "empty",
    readBy: ["src/demo/prepare-shop.ts", "src/platform/env.ts", "src/tools/prepare-backend.ts"],
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
      readBy: ["src/backend/http/serve.ts"],
    },
  ),
  SERVICES_URL: note(httpUrl.refine((value) => new URL(value).origin === value).optional(), {
    description:
      "Address by which browsers reach what `npm run services` serves, when a proxy stands before it. Unset: the one by which the storefront calls it.",
    expected: "an http or https address without a path",
    example: "https://services.example.com",
    readBy: ["src/backend/http/public-address.ts"],
  }),
  SESSION_SECRET: note(sessionSecret, {
    description:
      "Seals the session cookie. Required when SITE_URL is not localhost; for local use one is generated into DATA_DIR.",
    expected:
      "at least 32 unguessable characters (80 bits or more), as `openssl rand -base64 32` prints them",
    readBy: [
      "src/platform/env.ts",
      "src/platform/session-secret.ts",
      "src/tools/test-support/sealed-values.ts",
    ],
  }),
  SESSION_SECRET_PREVIOUS: note(sessionSecret, {
    description:
      "The SESSION_SECRET before the present one, while it is rotated: sessions, forms and links made with it hold until it is taken out.",
    expected: "at least 32 characters, as SESSION_SECRET",
    readBy: ["src/platform/key-for.ts"],
  }),
  DATA_DIR: note(text.prefault(".data"), {
    description:
      "Folder for everything that the site stores itself: embedded database, finished pages, pictures of trade-ins, generated secret.",
    expected: "a path to a folder",
    readBy: [
      "src/backend/store/open-database.ts",
      "src/backend/picture-files/choose-files.ts",
      "src/backend/store/explain-failure.ts",
      "src/platform/page-cache/directory.ts",
      "src/platform/session-secret.ts",
      "src/tools/prepare-backend.ts",
      "src/tools/seed.ts",
    ],
  }),
  COMPANY_ID: note(
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .prefault("1"),
    {
      description: "Sent to both services as x-company-id, until the content service names the shop's.",
      expected: "1 to 64 letters, digits, dots, hyphens or underscores",
      readBy: ["src/api/models/shop.ts"],
    },
  ),
  DATA_SERVICE_URL: note(httpUrl.optional(), {
    description:
      "Base address of the data service. Unset: the embedded reference backend answers in process.",
    expected: "an http or https address",
    example: "https://data.example.com/api",
    readBy: [
      "src/api/choose-transport.ts",
      "src/api/embedded-public.ts",
      "src/api/is-embedded.ts",
      "src/api/reports-changes.ts",
      "src/tools/prepare-backend.ts",
    ],
  }),
  CONTENT_SERVICE_URL: note(httpUrl.optional(), {
    description:
      "Base address of the content service. Unset: the embedded reference backend answers in process.",
    expected: "an http or https address",
    example: "https://content.example.com/api",
    readBy: [
      "src/api/choose-transport.ts",
      "src/api/embedded-public.ts",
      "src/api/is-embedded.ts",
      "src/api/reports-changes.ts",
      "src/tools/prepare-backend.ts",
    ],
  }),
  DATA_SERVICE_EXTENSIONS: note(extensionNames, {
    description:
      "Fields of ours that go to the data service, beside those of the specification. Unset: those that it announces by the header x-volante-extensions.",
    expected: "none, *, or names separated by commas",
    example: "state,returnUrl",
    readBy: ["src/api/service-extensions.ts"],
  }),
  CONTENT_SERVICE_EXTENSIONS: note(extensionNames, {
    description: "The same of the content service.",
    expected: "none, *, or names separated by commas",
    example: "slug,pageOnly",
    readBy: ["src/api/service-extensions.ts"],
  }),
  DATABASE_URL: note(urlWith("postgres:", "postgresql:").optional(), {
    description: "PostgreSQL server for the reference backend. Unset: an embedded database in DATA_DIR.",
    expected: "an address that starts with postgres:// or postgresql://",
    example: "postgres://volante:password@localhost:5432/volante",
    readBy: [
      "src/backend/store/open-database.ts",
      "src/backend/store/explain-failure.ts",
      "src/tools/prepare-backend.ts",
      "src/platform/env.ts",
    ],
  }),
  REDIS_URL: note(urlWith("redis:", "rediss:").optional(), {
    description:
      "Redis server through which several processes share rate limits, rendered pages and invalidations of them. Unset: each process is alone.",
    expected: "an address that starts with redis:// or rediss://",
    example: "redis://localhost:6379",
    readBy: ["src/platform/redis/shared-redis.ts"],
  }),
  STRIPE_SECRET_KEY: note(
    z
      .string()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
    {
      description: "Stripe's secret key, set together with the next two.",
      expected: "a key that starts with sk_ or rk_",
      readBy: ["src/backend/payment/stripe/stripe.ts", "src/platform/env.ts"],
    },
  ),
  STRIPE_PUBLISHABLE_KEY: note(
    z
      .string()
      .regex(/^pk_\w+$/)
      .optional(),
    {
      description: "Stripe's publishable key.",
      expected: "a key that starts with pk_",
      readBy: ["src/backend/payment/stripe/stripe.ts"],
    },
  ),
  STRIPE_WEBHOOK_SECRET: note(
    z
      .string()
      .regex(/^whsec_\S+$/)
      .optional(),
    {
      description: "Signing secret of Stripe's webhook.",
      expected: "a secret that starts with whsec_",
      readBy: ["src/backend/payment/stripe/stripe.ts"],
    },
  ),
  STRIPE_API_BASE: note(httpUrl.prefault("https://api.stripe.com"), {
    description: "Where Stripe's interface is reached.",
    expected: "an http or https address",
    readBy: ["src/backend/payment/stripe/stripe.ts"],
  }),
  PAYMENT_SANDBOX: note(flag.prefault("off"), {
    description: "Whether a site that is not localhost may pretend to charge cards.",
    expected: "on or off",
    readBy: ["src/backend/payment/sandbox/sandbox.ts"],
  }),
  SMTP_URL: note(urlWith("smtp:", "smtps:").optional(), {
    description:
      "Mail server. Unset: mails stay in the outbox, and a site on localhost shows them at /api/services/mailbox/.",
    expected: "an address that starts with smtp:// or smtps://",
    example: "smtps://user:password@mail.example.com:465",
    readBy: ["src/backend/jobs/job-table.ts", "src/backend/mail/mailbox/show-mailbox.ts"],
  }),
  MAIL_FROM: note(
    z
      .string()
      .regex(/^[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i)
      .optional(),
    {
      description:
        "Address that mails come from, where the shop names none. Unset: no-reply at the host of SITE_URL.",
      expected: "a mail address without a name, such as hello@example.com",
      example: "no-reply@example.com",
      readBy: ["src/backend/mail/mail-sender.ts"],
    },
  ),
  WEBHOOK_URLS: note(listOf(isReceiver).prefault(""), {
    description: "Addresses that get the events of the shop, comma-separated (docs/operations.md).",
    expected: "https addresses separated by commas, without user, password or fragment",
    example: "https://crm.example.com/hooks/volante,https://stock.example.com/events",
    readBy: [
      "src/backend/events/receivers.ts",
      "src/backend/jobs/nudge-deliveries.ts",
      "src/platform/env.ts",
    ],
  }),
  WEBHOOK_SECRETS: note(listOf(areSigningSecrets).prefault(""), {
    description:
      "Signing secret of each address in WEBHOOK_URLS, comma-separated, in their order. While one is rotated, the new and the old one with a colon between.",
    expected:
      "for each address whsec_ and 24 to 64 bytes in base64, as `openssl rand -base64 32` prints them",
    readBy: ["src/backend/events/receivers.ts", "src/platform/env.ts"],
  }),
  WEBHOOK_PRIVATE_HOSTS: note(listOf(isHostName).prefault(""), {
    description:
      "Hosts of WEBHOOK_URLS that may have private addresses and be reached over http, comma-separated; *.example.com covers subdomains.",
    expected: "host names separated by commas",
    example: "crm.internal",
    readBy: ["src/backend/events/receivers.ts", "src/platform/env.ts"],
  }),
  OIDC_ISSUER: note(urlWith("https:", "http:").optional(), {
    description:
      "Issuer of an OpenID Connect provider by which customers may sign in too, set together with the next two (docs/guides/sign-in-by-a-provider.md).",
    expected: "the https address that the provider names as its issuer; http on localhost alone",
    example: "https://login.example.com",
    readBy: ["src/backend/identity/open-id/settings.ts", "src/platform/env.ts"],
  }),
  OIDC_CLIENT_ID: note(text.optional(), {
    description: "Client id of the shop at that provider.",
    expected: "a client id",
    readBy: ["src/backend/identity/open-id/settings.ts"],
  }),
  OIDC_NAME: note(z.string().trim().min(1).max(40).optional(), {
    description: "What customers call that provider, for the button.",
    expected: "a name of at most 40 characters",
    example: "Google",
    readBy: ["src/backend/identity/open-id/settings.ts"],
  }),
  OIDC_CLIENT_SECRET: note(text.optional(), {
    description: "Client secret of the shop there, or the next one.",
    expected: "a client secret",
    readBy: ["src/backend/identity/open-id/settings.ts", "src/platform/env.ts"],
  }),
  OIDC_PRIVATE_KEY: note(z.string().refine(isPrivateKey).optional(), {
    description: "Key that signs requests to the provider in place of a secret (private_key_jwt).",
    expected: "a private key in PEM, RSA or EC P-256; \\n may stand for its line breaks",
    readBy: ["src/backend/identity/open-id/settings.ts", "src/platform/env.ts"],
  }),
  OIDC_SCOPE: note(
    z
      .string()
      .regex(/^openid( [\w.:/-]+)*$/)
      .prefault("openid email profile"),
    {
      description:
        "What is requested of the provider. With offline_access it is asked once an hour whether a session may go on.",
      expected: "openid and further scopes, separated by blanks",
      readBy: ["src/backend/identity/open-id/settings.ts"],
    },
  ),
  OIDC_RESPONSE_MODE: note(z.enum(["query", "form_post"]).prefault("query"), {
    description: "How the provider leads back; Apple wants form_post.",
    expected: "query or form_post",
    readBy: ["src/backend/identity/open-id/settings.ts"],
  }),
  S3_ENDPOINT: note(httpUrl.optional(), {
    description:
      "Object store for pictures of trade-ins, set together with the next four. Unset: they are stored in DATA_DIR.",
    expected: "an http or https address",
    example: "https://s3.eu-west-1.amazonaws.com",
    readBy: ["src/backend/picture-files/choose-files.ts"],
  }),
  S3_BUCKET: note(text.optional(), {
    description: "Bucket of the object store.",
    expected: "the name of a bucket",
    readBy: ["src/backend/picture-files/choose-files.ts"],
  }),
  S3_ACCESS_KEY_ID: note(text.optional(), {
    description: "Access key of the object store.",
    expected: "an access key",
    readBy: ["src/backend/picture-files/choose-files.ts"],
  }),
  S3_SECRET_ACCESS_KEY: note(text.optional(), {
    description: "Secret key of the object store.",
    expected: "a secret key",
    readBy: ["src/backend/picture-files/choose-files.ts"],
  }),
  S3_REGION: note(
    z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/)
      .optional(),
    {
      description: "Region that requests to the object store are signed for.",
      expected: "the name of a region, such as eu-west-1 or auto",
      readBy: ["src/backend/picture-files/choose-files.ts"],
    },
  ),
  IMAGE_HOSTS: note(listOf(isHostName).prefault(""), {
    description:
      "Hosts whose images may be shown, optimised and fetched by imports, comma-separated; *.example.com covers subdomains.",
    expected: "host names separated by commas",
    example: "images.example.com,*.cdn.example.com",
    readBy: ["next.config.mjs", "src/pipeline/gateway/gateway-checks.ts", "src/tools/import.ts"],
  }),
  CONTENT_SCRIPT_HOSTS: note(listOf(isScriptHost).prefault(""), {
    description:
      "Hosts that scripts of the content service (seo.script) are fetched from and may send to, after consent, comma-separated, over https; *.example.com covers subdomains. Unset: only scripts within the page run.",
    expected: "host names separated by commas, none of them all names below one like *.com",
    example: "www.googletagmanager.com,*.google-analytics.com",
    readBy: [
      "src/features/consent/consent.tsx",
      "src/features/seo/content-head/content-head.tsx",
      "src/platform/answers/content-policy.ts",
    ],
  }),
  TOKEN_TTL_MS: note(wholeNumber(1000, 86_400_000).prefault("600000"), {
    description: "Milliseconds that a token counts as fresh.",
    expected: "a whole number from 1000 to 86400000",
    readBy: ["src/api/session/caller-of.ts"],
  }),
  RESERVATION_DEPOSIT_EUR: note(
    z
      .string()
      .regex(/^\d{1,6}(\.\d{1,2})?$/)
      .transform(Number)
      .refine((value) => value > 0)
      .prefault("300"),
    {
      description:
        "Euros that a reservation costs where the data service does not say, as vehicles' pages and the seeded texts say.",
      expected: "a positive amount with at most two decimals, such as 300 or 299.50",
      readBy: [
        "src/api/models/dropdowns.ts",
        "src/backend/reservation/usual-deposit.ts",
        "src/shop-folder/pages/build-pages.ts",
        "src/shop-folder/apply/texts-state.ts",
      ],
    },
  ),
  PAYMENT_HOSTS: note(listOf(isHostName).prefault(""), {
    description:
      "Hosts of payment pages that the data service may send customers to, comma-separated, over https; *.example.com covers subdomains. Unset: a payment stays on the site.",
    expected: "host names separated by commas",
    example: "pay.example.com,*.payments.example.com",
    readBy: ["src/features/reservation/actions/submit-reservation.ts"],
  }),
  DEALER_SERVICES_CP: note(listOf((item) => item.length <= 32).prefault("CP"), {
    description:
      "Values of dealerService that make up the dealer group CP, comma-separated, where the content service names none.",
    expected: "names separated by commas",
    readBy: [
      "src/backend/dealer/is-pickup-dealer.ts",
      "src/api/models/shop.ts",
      "src/tools/conform/probe-buy.ts",
    ],
  }),
  DEALER_SERVICES_CEV: note(listOf((item) => item.length <= 32).prefault("CEV"), {
    description:
      "Values of dealerService that make up the dealer group CEV, which values cars, where the content service names none.",
    expected: "names separated by commas",
    readBy: [
      "src/backend/dealer/is-valuation-dealer.ts",
      "src/api/models/shop.ts",
      "src/tools/conform/probe-ask.ts",
      "src/shop-folder/pages/place-facts.ts",
    ],
  }),
  TRUSTED_PROXIES: note(listOf(isAddressRange).prefault(""), {
    description:
      "Addresses or ranges of proxies whose x-forwarded-for is believed, comma-separated. Unset: only the connection counts.",
    expected: "IP addresses or CIDR ranges separated by commas",
    example: "127.0.0.1,10.0.0.0/8",
    readBy: ["src/platform/rate-limit/address-group-of.ts", "src/platform/telemetry/start-telemetry.ts"],
  }),
  REVALIDATE_SECRET: note(secretOf(16).optional(), {
    description:
      "Lets services drop cached pages at once by POST /api/revalidate; theirs and the storefront's are the same. Unset: the route is closed.",
    expected: "at least 16 characters",
    readBy: ["src/app/api/revalidate/route.ts"],
  }),
  SERVICES_REPORT_CHANGES: note(flag.prefault("off"), {
    description:
      "Says that services of one's own call POST /api/revalidate at each change: pages then live for the day. Off: a minute to five.",
    expected: "on or off",
    readBy: ["src/api/reports-changes.ts"],
  }),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: note(
    z
      .base64()
      .refine((value) => [16, 24, 32].includes(Buffer.from(value, "base64").length))
      .optional(),
    {
      description: "Lets forms of an older deployment work; the same in the build and in every process.",
      expected: "16, 24 or 32 bytes in base64, as `openssl rand -base64 32` prints them",
      readBy: ["src/tools/build-site.ts"],
    },
  ),
  BREAKER_OPEN_MS: note(wholeNumber(50, 600_000).prefault("5000"), {
    description:
      "How long a call of a service that failed five times in a row is not made, before one call tries again.",
    expected: "milliseconds, a whole number from 50 to 600000",
    readBy: ["src/api/resilience.ts"],
  }),
  EXAMPLES_PAGE: note(flag.prefault("off"), {
    description:
      "Shows /bloques/: every block and widget with its examples, for those who build the site. Always on in development.",
    expected: "on or off",
    readBy: ["src/platform/env.ts"],
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: note(httpUrl.optional(), {
    description: "Collector that traces are sent to, by OTLP over HTTP. Unset: none are made.",
    expected: "an http or https address",
    example: "http://localhost:4318",
    readBy: ["src/platform/telemetry/start-telemetry.ts"],
  }),
  OTEL_TRACES_SAMPLER_ARG: note(
    z
      .string()
      .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)
      .transform(Number)
      .prefault("1"),
    {
      description: "Part of the traces that is recorded and sent.",
      expected: "a number from 0 to 1, such as 0.05",
      readBy: ["src/platform/telemetry/start-telemetry.ts"],
    },
  ),
  HEALTH_PORT: note(wholeNumber(1, 65_535).optional(), {
    description:
      "Port of its own for /healthz and /readyz, on all addresses, for probes that visitors must not reach. It answers while the process ends, /readyz with 503. Unset: only PORT answers them.",
    expected: "a whole number from 1 to 65535",
    example: "9000",
    readBy: ["src/platform/serve-health.ts"],
  }),
  METRICS_PORT: note(wholeNumber(1, 65_535).optional(), {
    description:
      "Port on which /metrics is answered in the words of Prometheus, one of its own for each process. Unset: nothing is measured.",
    expected: "a whole number from 1 to 65535",
    example: "9464",
    readBy: ["src/platform/telemetry/start-telemetry.ts"],
  }),
  METRICS_HOST: note(
    z
      .string()
      .regex(/^[a-z0-9.:-]{1,253}$/i)
      .prefault("127.0.0.1"),
    {
      description: "Address that METRICS_PORT listens on: this machine only, unless another one scrapes it.",
      expected: "a host name or an IP address, such as 127.0.0.1 or 0.0.0.0",
      readBy: ["src/platform/telemetry/start-telemetry.ts"],
    },
  ),
  WEB_VITALS_SHARE: note(
    z
      .string()
      .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)
      .transform(Number)
      .optional(),
    {
      description:
        "Part of the visits whose browsers measure how fast pages are, after consent: /metrics shows it, and METRICS_PORT has to be set. Unset: none, and nothing is fetched for it.",
      expected: "a number from 0 to 1, such as 0.1",
      example: "0.1",
      readBy: ["src/app/api/web-vitals/route.ts"],
    },
  ),
  GTM_ID: note(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,16}$/)
      .optional(),
    {
      description:
        "Container of Google Tag Manager, which is loaded after consent, with consent mode. Set it or GA_ID: with both, events count twice. Unset: nothing of it is fetched.",
      expected: "an id such as GTM-ABC1234",
      example: "GTM-ABC1234",
      readBy: ["src/api/sale-facts.ts"],
    },
  ),
  GA_ID: note(
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,16}$/)
      .optional(),
    {
      description:
        "Property of Google Analytics 4, which is loaded after consent, with consent mode. Unset: nothing of it is fetched.",
      expected: "an id such as G-ABC1234567",
      example: "G-ABC1234567",
      readBy: ["src/api/sale-facts.ts"],
    },
  ),
  PLAUSIBLE_URL: note(z.string().refine(isOrigin).optional(), {
    description:
      "Address of Plausible, its own service or the shop's, which counts visits after consent, without cookies. Its site is the host of SITE_URL without www. Unset: nothing is sent there.",
    expected: "an http or https address without a path",
    example: "https://plausible.io",
    readBy: ["src/api/sale-facts.ts"],
  }),
  LOG_LEVEL: note(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).prefault("info"), {
    description: "The least severe messages that are logged.",
    expected: "one of fatal, error, warn, info, debug, trace, silent",
    readBy: ["src/platform/log.ts", "src/tools/back-office/office-command.ts"],
  }),
  NODE_ENV: note(z.enum(["development", "production", "test"]).prefault("development"), {
    description: "Set by the commands themselves.",
    expected: "one of development, production, test",
    byRuntime: true,
    readBy: ["src/platform/browser-scripts.ts", "src/platform/env.ts"],
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
