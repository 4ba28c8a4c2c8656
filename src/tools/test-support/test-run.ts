import { randomUUID } from "node:crypto";
import { removeTemplates } from "#backend/store/test-templates.ts";

/** Names a run of the tests, so that its files find the databases that one of them has made for all to copy. */
export const setup = (): void => {
  process.env.TEST_RUN ??= randomUUID().replaceAll("-", "").slice(0, 12);
};

/** Removes those databases. */
export const teardown = async (): Promise<void> => {
  const { TEST_DATABASE_URL, TEST_RUN } = process.env;
  if (TEST_DATABASE_URL && TEST_RUN) await removeTemplates(TEST_DATABASE_URL, TEST_RUN);
};
