import "server-only";
import { redirect } from "next/navigation";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormFields } from "#forms/form-field.ts";
import { type FormState, formStateAddress } from "#forms/form-state.ts";
import { type PreparedForm, prepareForm } from "#forms/prepare-form.ts";
import type { Locale } from "#platform/locale.ts";
import { type Answers, firstOpen, isOpen, pageBefore, pageOfStep, withRefused } from "./flow.ts";
import { stateFor, type Wizard } from "./wizard.ts";
import { readWizard } from "./wizard-state.ts";

/** A wizard's page as its address requests it. */
export interface RequestedPage {
  readonly locale: Locale;
  /** Whether its form was refused. */
  readonly state: FormState | undefined;
  /** The rest of the query, canonical. */
  readonly query: string;
}

/** What a wizard's page renders with. */
export interface PreparedPage<Name extends string> {
  readonly answers: Answers;
  /** Target of Back. */
  readonly back: string | undefined;
  readonly form: <Fields extends FormFields>(
    fields: Fields,
    begun?: Readonly<Record<string, string | undefined>>,
  ) => Promise<PreparedForm<Fields>>;
  readonly page: Name;
  /** Form-level error, where there is one. */
  readonly formError: FieldErrorKey | undefined;
}

/** Redirects to the step of the address if it is open, else to the page to continue with. */
export const enterWizard = async <Name extends string>(
  wizard: Wizard<Name>,
  { locale, query }: RequestedPage,
): Promise<never> => {
  const params = new URLSearchParams(query);
  const position = { locale, query: params, page: undefined };
  const { answers, refused } = await stateFor(wizard, await readWizard(wizard.name, locale), position);
  const flow = withRefused(wizard.flowOf(locale, params), refused?.page);
  const step = Number(params.get("step") ?? Number.NaN);
  const page = Number.isNaN(step) ? firstOpen(flow, answers) : pageOfStep(flow, answers, step);
  redirect(wizardAddress(wizard.name, locale, page, query));
};

/**
 * A page with its stored answers. One that is not open redirects to the open one. Where nothing is stored at
 * all, the page shows that: a browser without cookies would end here after each page.
 */
export const preparePage = async <Name extends string>(
  wizard: Wizard<Name>,
  page: Name,
  { locale, state, query }: RequestedPage,
): Promise<PreparedPage<Name>> => {
  const params = new URLSearchParams(query);
  const position = { locale, query: params, page };
  const stored = await stateFor(wizard, await readWizard(wizard.name, locale), position);
  const { answers, refused } = stored;
  const flow = withRefused(wizard.flowOf(locale, params), refused?.page);
  if (!isOpen(flow, answers, page)) {
    const path = wizardAddress(wizard.name, locale, firstOpen(flow, answers), "");
    const isLost = Object.keys(answers).length === 0;
    redirect(isLost ? formStateAddress({ path, query }, "review") : `${path}${query && `?${query}`}`);
  }
  const before = pageBefore(flow, answers, page);
  return {
    page,
    answers,
    formError: state === "review" && refused?.page === page ? refused.fieldErrors.form?.key : undefined,
    back: before && wizardAddress(wizard.name, locale, before, query),
    form: (fields, begun) =>
      prepareForm(page, fields, {
        locale,
        state,
        query,
        stored: () =>
          refused?.page === page
            ? { texts: answers[page] ?? {}, fieldErrors: refused.fieldErrors, stamp: refused.stamp }
            : undefined,
        begun: { ...begun, ...answers[page] },
      }),
  };
};
