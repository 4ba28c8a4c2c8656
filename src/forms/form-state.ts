/** What the page of a form shows after it was sent: what has to be put right, or thanks. */
export type FormState = "review" | "done";

const parameters = { review: "revisar", done: "enviado" } as const satisfies Record<FormState, string>;

/** Reads `?revisar=1` and `?enviado=1`; also the segment of the internal path. Undefined for a form that is still to be sent. */
export const formStateOf = (query: URLSearchParams): FormState | undefined =>
  (["review", "done"] as const).find((state) => query.get(parameters[state]) === "1");

/**
 * Where a form that was sent leads (browser decision 75). Its empty fragment keeps browsers from taking over the one of the
 * form's own address, a field that a mistake led to: the focus would go there again, and not to what is wrong now.
 * @param path of its page, without a query
 */
export const formStateAddress = (path: string, state: FormState): string => `${path}?${parameters[state]}=1#`;
