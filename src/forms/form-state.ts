/** State of a form's page after sending: errors to correct, or confirmation. */
export const formStates = ["review", "done"] as const;

export type FormState = (typeof formStates)[number];

const parameters = { review: "revisar", done: "enviado" } as const satisfies Record<FormState, string>;

/**
 * Parses `?revisar=1` and `?enviado=1`, and the segment of the internal path. Undefined for a form not yet
 * sent.
 */
export const formStateOf = (query: URLSearchParams): FormState | undefined =>
  formStates.find((state) => query.get(parameters[state]) === "1");

/** The page of a form: its path, and the canonical query that it is about, empty where there is none. */
export interface FormPlace {
  readonly path: string;
  readonly query: string;
}

/**
 * Redirect target of a form that was sent. The empty fragment prevents browsers from reusing that of the
 * form's own address, a field that an error linked to: the focus would go there and not to the current
 * errors.
 */
export const formStateAddress = ({ path, query }: FormPlace, state: FormState): string =>
  `${path}?${query && `${query}&`}${parameters[state]}=1#`;
