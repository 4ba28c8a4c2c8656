import type { Orm } from "#backend/store/database.ts";
import { findAccount } from "./find-account.ts";

/** Whether a mail address is the customer's verified one, case-insensitive. */
export const ownsAddress = async (orm: Orm, customerId: string, email: string): Promise<boolean> =>
  (await findAccount(orm, email))?.id === customerId;
