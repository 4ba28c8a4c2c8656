import type { BlockQuery } from "#contract/blocks/define-block.ts";
import type { Interpretation } from "#contract/interpretation.ts";
import type { VehicleList } from "#domain/vehicle-list.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { WizardName } from "#domain/wizard-address.ts";
import type { PageNeeds } from "#platform/answers/page-needs.ts";
import type { FlashName } from "#platform/flash.ts";
import type { Locale } from "#platform/locale.ts";
import type { WizardState } from "#wizard/wizard-state.ts";
import type { NotFoundReason } from "./not-found-messages.ts";
import type { RequestSession } from "./request-session.ts";

/** What an address leads to, as the services say. `unreachable`: they do not answer. */
export type PathFact =
  | {
      readonly kind: "page";
      /** A list of vehicles, with the filters of the page itself. */
      readonly list?: VehicleList | undefined;
      /** What the page's blocks understand of the address's query. */
      readonly queries: readonly BlockQuery[];
    }
  | { readonly kind: "redirect"; readonly target: string; readonly status: 301 | 302 | 307 | 308 }
  | { readonly kind: "missing" }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" };

/** One request as the rules see it. Remote data is fetched only when a rule needs it. */
export interface PageRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly locale: Locale;
  /** Path of the last page that was shown, from the session-slug cookie; whatever the browser sent. */
  readonly sessionSlug: string | undefined;
  readonly session: RequestSession;
  /** The visitor's stored state of a wizard in this language; undefined when there is none, or it is not ours. */
  readonly readWizard: (wizard: WizardName) => Promise<WizardState | undefined>;
  /** The target of one of our redirects, which the visitor has not requested yet. No sign-in is started for it. */
  readonly isAhead?: boolean;
  readonly lookUp: (pathname: string, locale: Locale) => Promise<PathFact>;
  /** The meaning of a typed text; undefined when no service can interpret it. */
  readonly interpret: (text: string, kind: VehicleKind | undefined) => Promise<Interpretation | undefined>;
  /** The path of the page whose list is exactly this; undefined when there is none, or no service answers. */
  readonly findListPath: (list: VehicleList) => Promise<string | undefined>;
  /** Whether the page was rendered before, so that it can be shown while the services are down. */
  readonly isStored: (internalPath: string) => Promise<boolean>;
  /** Whether the page can be shown without being rendered again. */
  readonly isFresh: (internalPath: string) => boolean;
}

/** What is done with a request. A path served is an internal address: `/es/abc?page=2` (`internal-address.ts`). */
export type Outcome =
  | {
      readonly kind: "serve";
      readonly path: string;
      readonly cacheable: boolean;
      /** External resources of a page that is not stored; its policy allows them. */
      readonly needs?: PageNeeds;
      /** Retains the framework's scripts, as the only page that does: the browser hydrates it. */
      readonly hydrates?: true;
    }
  | {
      readonly kind: "redirect";
      readonly target: string;
      readonly status: 301 | 302 | 303 | 307 | 308;
      readonly cacheable: boolean;
      readonly flash?: FlashName;
      /** Leads to the same address, which another session has from now on. */
      readonly isAgain?: true;
    }
  | {
      readonly kind: "not-found";
      readonly reason: NotFoundReason;
      readonly status: 404 | 410;
      readonly cacheable: boolean;
    }
  /** The words that a visitor reads follow from the status. */
  | {
      readonly kind: "refuse";
      readonly status: 429 | 503;
      readonly message: string;
      readonly retryAfterSeconds: number;
    };

/** A named decision: an outcome, or nothing when the request is not its business. */
export interface Rule {
  readonly name: string;
  readonly decide: (request: PageRequest) => Outcome | undefined | Promise<Outcome | undefined>;
}

/** Walks the rules in order; the first outcome stands. Every list of rules ends with one that always decides. */
export const runRules = async (
  rules: readonly Rule[],
  request: PageRequest,
): Promise<{ readonly rule: string; readonly outcome: Outcome }> => {
  for (const rule of rules) {
    const outcome = await rule.decide(request);
    if (outcome) return { rule: rule.name, outcome };
  }
  throw new Error(`No rule decided on ${request.url.pathname}`);
};
