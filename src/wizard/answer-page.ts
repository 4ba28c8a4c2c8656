import "server-only";
import { redirect } from "next/navigation";
import type { ServiceResult } from "#contract/error-codes.ts";
import { wizardAddress, wizardPath, wizardQuery } from "#domain/wizard-address.ts";
import { answerForm, type FormRules, type Submission, type Taken } from "#forms/answer-form.ts";
import type { FieldErrors } from "#forms/field-error.ts";
import type { FormFields, FormValues } from "#forms/form-field.ts";
import { formStateAddress } from "#forms/form-state.ts";
import { hiddenFields } from "#forms/hidden-fields.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { type Answers, firstOpen, isOpen, pageAfter, prune, withAnswer, withRefused } from "./flow.ts";
import { stateFor, storedOfOther, type Wizard } from "./wizard.ts";
import { forgetWizard, readWizard, storeWizard, type WizardState } from "./wizard-state.ts";

/** The result of an accepted page. */
interface PageTaken extends Taken {
  /** Answers to store besides: those of other pages that follow from it, and those that no page asks for. */
  readonly answers?: Answers;
  /** Codes recorded so far. */
  readonly told?: readonly number[] | undefined;
  /** Redirect target when the wizard is complete; its stored answers are deleted. */
  readonly end?: string;
  /** Redirect target instead of the next page, once; the answers stay stored. */
  readonly detour?: string;
}

type LimitOf<Fields extends FormFields> = ReturnType<NonNullable<FormRules<Fields>["limit"]>>;

/** The form of a page: its fields, rate limit, and what it submits. */
export interface PageRules<Fields extends FormFields>
  extends Pick<FormRules<Fields>, "check" | "fieldsOf" | "refusals" | "failed"> {
  /** Rate limit; earlier answers may give its subject. */
  readonly limit?: (values: FormValues<Fields>, state: WizardState) => LimitOf<Fields>;
  readonly fields: (locale: Locale, query: URLSearchParams) => Fields;
  readonly submit: (
    values: FormValues<Fields>,
    given: Submission & { readonly state: WizardState },
  ) => Promise<ServiceResult<PageTaken>>;
}

const tooMuch = { form: { key: "tooMuchKept" } } as const satisfies FieldErrors;

/**
 * Handles the form of a wizard's page. What was typed is stored with the wizard, also when refused. A page
 * that is not open, as after Back in another tab, redirects to the open one; one that would replace the
 * answers of another subject redirects to where that is confirmed. Answers with a redirect.
 */
export const answerPage = async <Name extends string, Fields extends FormFields>(
  form: FormData,
  wizard: Wizard<Name>,
  page: Name,
  { fields, submit, limit, ...rules }: PageRules<Fields>,
): Promise<never> => {
  const { name } = wizard;
  const locale = knownLocale(form.get(hiddenFields.locale));
  const query = wizardQuery(new URLSearchParams(String(form.get(hiddenFields.query) ?? "")));
  const params = new URLSearchParams(query);
  const stored = await readWizard(name, locale);
  const here = { locale, query: params, page };
  if (await storedOfOther(wizard, stored, here)) redirect(wizardAddress(name, locale, page, query));
  const state = await stateFor(wizard, stored, here);
  // The refusal of another page; that of this one ends once it is accepted.
  const before = state.refused?.page === page ? undefined : state.refused;
  const flow = withRefused(wizard.flowOf(locale, params), before?.page);
  if (!isOpen(flow, state.answers, page))
    redirect(wizardAddress(name, locale, firstOpen(flow, state.answers), query));

  const place = { path: wizardPath(name, locale, page), query };
  const withTexts = (texts: Answers[string]) =>
    withAnswer(flow, state.answers, page, { ...state.answers[page], ...texts });
  const save = (next: WizardState) => storeWizard(name, locale, next);
  const saveRefused = async (answers: Answers, fieldErrors: FieldErrors, stamp?: string): Promise<void> => {
    if (await save({ ...state, answers, refused: { page, fieldErrors, stamp } })) return;
    await save({ ...state, refused: { page, fieldErrors: tooMuch, stamp } });
  };
  return answerForm<Fields, PageTaken>(form, {
    ...rules,
    ...(limit && { limit: (values) => limit(values, state) }),
    fields: () => fields(locale, params),
    path: () => place.path,
    query: wizardQuery,
    store: (_, { texts, fieldErrors = {}, ...refused }) =>
      saveRefused(withTexts(texts), fieldErrors, "stamp" in refused ? refused.stamp : undefined),
    submit: (values, submission) => submit(values, { ...submission, state }),
    leadsTo: async (_, { texts, value }) => {
      const { answers: more = {}, told = state.told, end, detour } = value;
      if (end !== undefined) {
        await forgetWizard(name, locale);
        return end;
      }
      const added = Object.entries(more).reduce(
        (all, [other, given]) => withAnswer(flow, all, other, given),
        withTexts(texts),
      );
      const answers = prune(flow, added);
      const refused = before && answers[before.page] ? before : undefined;
      if (await save({ about: state.about, answers, told, refused, owner: state.owner }))
        return detour ?? wizardAddress(name, locale, pageAfter(flow, answers, page), query);
      await saveRefused(state.answers, tooMuch);
      return formStateAddress(place, "review");
    },
  });
};
