import { decodeQuerySegment } from "#domain/query-segment.ts";
import { type FormState, formStates } from "#forms/form-state.ts";
import type { LocaleProps } from "./read-locale.ts";

/** Of a page behind whose path the pipeline puts what its address says besides. */
export interface FormProps extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly rest?: readonly string[] }>;
}

/** What the pipeline has put behind the path of a page with a form: whether it was sent, and what the address says besides. */
export const readFormSegments = (
  rest: readonly string[] = [],
): { readonly asked: FormState | undefined; readonly query: URLSearchParams } => ({
  asked: formStates.find((state) => rest.includes(state)),
  query: new URLSearchParams(
    rest.map((part) => decodeQuerySegment("r", part)).find((text) => text !== undefined),
  ),
});
