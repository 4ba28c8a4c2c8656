import type { Rule } from "./outcome.ts";
import { cardStep } from "./rules/card-step.ts";
import { listPage } from "./rules/list-rules.ts";
import { applicationRoute, contentPage, offeredParts, routeValidation } from "./rules/page-rules.ts";
import {
  bloggingPlatform,
  defaultLocalePrefix,
  homepage,
  offeredLanguage,
  pathCharacters,
  rememberedLanguage,
  trailingSlash,
} from "./rules/path-rules.ts";
import { personalArea } from "./rules/personal-area.ts";
import { action } from "./rules/session-rules.ts";
import { pendingSignIn, signIn } from "./rules/sign-in.ts";
import { textSearch } from "./rules/text-search.ts";
import { wizardSession } from "./rules/wizard-session.ts";

/** Every routing rule of specification section 2, in order. */
export const rules: readonly Rule[] = [
  bloggingPlatform,
  pathCharacters,
  trailingSlash,
  homepage,
  defaultLocalePrefix,
  offeredLanguage,
  rememberedLanguage,
  offeredParts,
  action,
  signIn,
  pendingSignIn,
  personalArea,
  routeValidation,
  wizardSession,
  cardStep,
  applicationRoute,
  textSearch,
  listPage,
  contentPage,
];
