import { decodeQuerySegment } from "#domain/query-segment.ts";
import { type FormState, formStates } from "#forms/form-state.ts";
import type { LocaleProps } from "./read-locale.ts";

/** Params of a page whose query the pipeline appends to the internal path. */
export interface FormProps extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly rest?: readonly string[] }>;
}

/**
 * Parses what the pipeline has appended to the path of a form's page: the state of the form, and the rest of
 * the query.
 */
export const readFormSegments = (
  rest: readonly string[] = [],
): { readonly formState: FormState | undefined; readonly query: URLSearchParams } => ({
  formState: formStates.find((state) => rest.includes(state)),
  query: new URLSearchParams(
    rest.map((part) => decodeQuerySegment("r", part)).find((text) => text !== undefined),
  ),
});
