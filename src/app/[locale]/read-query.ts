import { type FormState, formStateOf } from "#forms/form-state.ts";
import type { LocaleProps } from "./read-locale.ts";

/** Props of a page that reads its query. The pipeline has brought it into its canonical spelling. */
export interface QueryProps extends LocaleProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** The query of the page's address. */
export const readQuery = async ({
  searchParams,
}: Pick<QueryProps, "searchParams">): Promise<URLSearchParams> =>
  new URLSearchParams(
    Object.entries(await searchParams).flatMap(([key, value = []]) =>
      [value].flat().map((each) => [key, each]),
    ),
  );

/** The query of a page with a form, and the state of the form. */
export const readFormQuery = async (
  props: Pick<QueryProps, "searchParams">,
): Promise<{ readonly formState: FormState | undefined; readonly query: URLSearchParams }> => {
  const query = await readQuery(props);
  return { formState: formStateOf(query), query };
};
