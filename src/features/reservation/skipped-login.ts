import type { Answers } from "#wizard/flow.ts";

/** Whether step 3 skipped the login, since the customer was signed in: stored beside the answers, under a name that no page has. */
const page = "login";

export const storedLogin = (isSkipped: boolean): Answers => ({ [page]: { skipped: isSkipped ? "yes" : "" } });

export const isLoginSkipped = (answers: Answers): boolean => answers[page]?.skipped === "yes";
