import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import Provider, { type ClientMetadata, type Configuration } from "oidc-provider";
import { providerOrigin } from "../provider/test-visitor.ts";

/** Somebody whom the provider knows. */
export type TestPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
};

const newKey = (kid: string): JsonWebKey => ({
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  ...{ kid, use: "sig", alg: "ES256" },
});

type Claims = Readonly<Record<string, unknown>>;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The identity token with other claims, signed by a key of the provider or another. */
const signAnew = (token: string, alter: (claims: Claims) => Claims, key: JsonWebKey): string => {
  const [header = "", claims = ""] = token.split(".");
  const text = `${header}.${encode(alter(JSON.parse(Buffer.from(claims, "base64url").toString())))}`;
  const by = { key: createPrivateKey({ key, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  return `${text}.${sign("sha256", Buffer.from(text), by).toString("base64url")}`;
};

export const client = { id: "shop", secret: "a secret of at least thirty-two characters" } as const;

const signing = generateKeyPairSync("ec", { namedCurve: "P-256" });

/** The same shop, which proves by a key who it is. */
export const signingClient = {
  id: "signing-shop",
  privateKey: signing.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
} as const;

/**
 * A provider that others wrote (`oidc-provider`), on this machine, in which `present` signs in without a word.
 * @param listen has it listen, and closes it at the end
 */
export const startOpenIdProvider = async (
  listen: (server: Server) => Promise<{ readonly origin: string }>,
) => {
  let handle: RequestListener = (_, response) => response.end();
  let isAway = false;
  let tellsTime = true;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${new URL(request.url ?? "/", "http://provider").pathname}`);
    if (isAway) response.writeHead(503).end();
    else handle(request, response);
  });
  const { origin: issuer } = await listen(server);
  const people = new Map<string, TestPerson>();
  let present: TestPerson | undefined;
  let altered: { readonly alter: (claims: Claims) => Claims; readonly key?: JsonWebKey } | undefined;

  const shop: Omit<ClientMetadata, "client_id"> = {
    redirect_uris: [`${providerOrigin}/identity/openid/callback`],
    post_logout_redirect_uris: ["http://localhost:3000/", "http://localhost:3000/pt/"],
    grant_types: ["authorization_code", "refresh_token"],
    id_token_signed_response_alg: "ES256",
  };
  const configuration = (key: JsonWebKey): Configuration => ({
    clients: [
      {
        ...shop,
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: "client_secret_post",
      },
      {
        ...shop,
        client_id: signingClient.id,
        token_endpoint_auth_method: "private_key_jwt",
        jwks: { keys: [signing.publicKey.export({ format: "jwk" }) as never] },
      },
    ],
    jwks: { keys: [key as never] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key of the test"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    rotateRefreshToken: true,
    issueRefreshToken: async (_, __, code) => code.scopes.has("offline_access"),
  });

  const serve = (key: JsonWebKey) => {
    const provider = new Provider(issuer, configuration(key));
    provider.use(async (context, next) => {
      await next();
      const body = context.body as { id_token?: string; claims_supported?: string[] } | undefined;
      if (body?.claims_supported && !tellsTime)
        body.claims_supported = body.claims_supported.filter((claim) => claim !== "auth_time");
      if (context.path === "/token" && body?.id_token && altered)
        body.id_token = signAnew(body.id_token, altered.alter, altered.key ?? key);
    });
    const answer = provider.callback();
    const interact: RequestListener = async (request, response) => {
      const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
      if (present === undefined)
        return provider.interactionFinished(request, response, { error: "access_denied" });
      if (prompt.name === "login")
        return provider.interactionFinished(request, response, { login: { accountId: present.sub } });
      const accountId = session?.accountId ?? "";
      const grant =
        (grantId && (await provider.Grant.find(grantId))) ||
        new provider.Grant({ accountId, clientId: String(params.client_id) });
      grant.addOIDCScope(String(params.scope));
      const consent = { grantId: await grant.save() };
      return provider.interactionFinished(request, response, { consent });
    };
    handle = (request, response) => {
      if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
      Promise.resolve(interact(request, response)).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    };
  };
  serve(newKey("first"));

  return {
    issuer,
    requests,
    /** Who sits before the provider's page; undefined for somebody who turns back. */
    enter: (person: TestPerson | undefined) => {
      present = person;
      if (person) people.set(person.sub, person);
    },
    /** Changes the claims of identity tokens from now on; undefined: no more. */
    alter: (alter: ((claims: Claims) => Claims) | undefined, { isForged = false } = {}) => {
      altered = alter && { alter, ...(isForged && { key: newKey("first") }) };
    },
    /** It forgets a person, with all that they were given. */
    expel: (sub: string) => people.delete(sub),
    changeKeys: () => serve(newKey("second")),
    /** Whether it says when somebody signed in, which Google does not. */
    tellTime: (tells: boolean) => {
      tellsTime = tells;
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
    /**
     * Follows the browser's way from an address of the provider to where it leads back.
     * @param cookies of the browser at the provider
     */
    follow: async (address: string, cookies = new Map<string, string>()): Promise<string> => {
      let next = new URL(address);
      for (let step = 0; step < 10; step += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [pair = ""] = set.split(";", 1);
          const [name = "", value = ""] = pair.split("=", 2);
          if (value === "") cookies.delete(name);
          else cookies.set(name, value);
        }
        const location = answer.headers.get("location");
        if (location === null) throw new Error(`The provider leads nowhere: ${await answer.text()}`);
        next = new URL(location, next);
        if (next.origin !== issuer) return next.href;
      }
      throw new Error("The provider leads in circles");
    },
  };
};
