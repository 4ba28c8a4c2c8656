import type { Rule } from "./outcome.ts";
import { listPage, textSearch } from "./rules/list-rules.ts";
import { applicationRoute, contentPage, routeValidation } from "./rules/page-rules.ts";
import {
  bloggingPlatform,
  defaultLocalePrefix,
  homepage,
  pathCharacters,
  trailingSlash,
} from "./rules/path-rules.ts";
import { action, personalArea } from "./rules/session-rules.ts";

/** Every routing rule of specification section 2, in the order in which they are asked. */
export const rules: readonly Rule[] = [
  bloggingPlatform,
  pathCharacters,
  trailingSlash,
  homepage,
  defaultLocalePrefix,
  action,
  personalArea,
  routeValidation,
  applicationRoute,
  textSearch,
  listPage,
  contentPage,
];
