/** State of a form's page after sending: errors to correct, or confirmation. */
const formStates = ["review", "done"] as const;

export type FormState = (typeof formStates)[number];

const parameters = { review: "revisar", done: "enviado" } as const satisfies Record<FormState, string>;

/** Parses `?revisar=1` and `?enviado=1`. Undefined for a form not yet sent. */
export const formStateOf = (query: URLSearchParams): FormState | undefined =>
  formStates.find((state) => query.get(parameters[state]) === "1");

/** The canonical query of a form's page: what it is about, and the state of its form. Without `?`; empty for neither. */
export const formPageQuery = (about: string, state: FormState | undefined): string =>
  [about, state && `${parameters[state]}=1`].filter(Boolean).join("&");

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
  `${path}?${formPageQuery(query, state)}#`;
