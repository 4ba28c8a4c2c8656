import { z } from "zod";
import { InvalidFieldError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { addressBelowSite } from "#backend/http/public-address.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { requestBytes } from "#contract/body-sizes.ts";
import { readBounded } from "#contract/read-bounded.ts";
import { sandboxRoutes } from "#contract/sandbox-routes.ts";
import { isSitePath } from "#domain/page-path.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { showAuthentication, takeAuthentication } from "./authentication-pages.ts";
import { challengeHolder, chargeCard, findByToken, refuseCard, sandboxScenarios } from "./charge-card.ts";

const paySchema = z.object({
  clientToken: z.string().min(1).max(200),
  scenario: z.enum(sandboxScenarios),
  /** Path to which the bank's page redirects. */
  returnTo: z.string().refine(isSitePath),
});

type Paid =
  | { readonly status: "succeeded" }
  | { readonly status: "requires_action"; readonly url: string }
  | { readonly status: "failed"; readonly code: "card_declined" | "insufficient_funds" | "unknown_payment" };

/** `POST sandbox/pay`: does what a provider's browser script does with a card. Takes the name of a scenario, never a card number. */
const takeCard = async (request: Request, { orm, now }: Call): Promise<Response> => {
  const { clientToken, scenario, returnTo } = await readPay(request);
  const answer = async (): Promise<Paid> => {
    switch (scenario) {
      case "authentication": {
        const query = new URLSearchParams({ token: clientToken, returnTo });
        if (!(await challengeHolder(orm, clientToken))) return outcome(undefined);
        return {
          status: "requires_action",
          url: `${addressBelowSite()}${sandboxRoutes.showAuthentication.path}?${query}`,
        };
      }
      case "insufficient-funds":
      case "declined":
        if (!(await refuseCard(orm, clientToken, now))) return outcome(undefined);
        return { status: "failed", code: scenario === "declined" ? "card_declined" : "insufficient_funds" };
      default:
        return outcome(await chargeCard(orm, clientToken, { scenario, now }));
    }
  };
  /** Already paid: answers as a provider does for an intent that has succeeded. */
  const outcome = async (charged: unknown): Promise<Paid> => {
    if (charged !== undefined || (await findByToken(orm, clientToken))?.status === "succeeded")
      return { status: "succeeded" };
    return { status: "failed", code: "unknown_payment" };
  };
  return Response.json(await answer(), { headers: { "cache-control": cacheControl.noStore } });
};

const readPay = async (request: Request): Promise<z.infer<typeof paySchema>> => {
  const bytes = await readBounded(request, requestBytes.json);
  const body = parseJson(bytes === undefined ? "" : new TextDecoder().decode(bytes));
  const parsed = paySchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new InvalidFieldError(
    String(parsed.error.issues[0]?.path[0] ?? "body"),
    "Not what the sandbox takes",
  );
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The browser-facing part of the sandbox. */
export const sandboxPublicRoutes: readonly PublicRoute[] = [
  { ...sandboxRoutes.pay, answer: takeCard },
  { ...sandboxRoutes.showAuthentication, answer: showAuthentication },
  { ...sandboxRoutes.takeAuthentication, answer: takeAuthentication },
];
