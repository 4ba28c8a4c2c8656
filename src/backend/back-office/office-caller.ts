import type { Orm } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";

/** Who acts for the back office, and what that needs. */
export type OfficeCaller = {
  readonly orm: Orm;
  /** `command`, or an operator's name. */
  readonly actor: string;
  readonly now: Date;
  readonly log: Logger;
  /** Changes nothing, and reports what would be changed. */
  readonly dryRun?: boolean | undefined;
};
