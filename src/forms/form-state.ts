/** What the page of a form shows after it was sent: what has to be put right, or thanks. */
export const formStates = ["review", "done"] as const;

export type FormState = (typeof formStates)[number];

const parameters = { review: "revisar", done: "enviado" } as const satisfies Record<FormState, string>;

/** Reads `?revisar=1` and `?enviado=1`; also the segment of the internal path. Undefined for a form that is still to be sent. */
export const formStateOf = (query: URLSearchParams): FormState | undefined =>
  formStates.find((state) => query.get(parameters[state]) === "1");

/** The page of a form: its path, and what it is about as a query, in its one spelling; empty where it is about nothing. */
export interface FormPlace {
  readonly path: string;
  readonly query: string;
}

/**
 * Where a form that was sent leads. Its empty fragment keeps browsers from taking over the one of the
 * form's own address, a field that an error led to: the focus would go there again, and not to what is wrong now.
 */
export const formStateAddress = ({ path, query }: FormPlace, state: FormState): string =>
  `${path}?${query && `${query}&`}${parameters[state]}=1#`;
