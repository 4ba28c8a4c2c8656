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
import { keptOfOther, stateFor, type Wizard } from "./wizard.ts";
import { forgetWizard, keepWizard, readWizard, type WizardState } from "./wizard-state.ts";

/** What came of a page that was taken. */
interface PageTaken extends Taken {
  /** What is to be kept besides: answers of other pages that follow from it, and what none of them asks. */
  readonly answers?: Answers;
  /** Codes of what has been recorded up to now. */
  readonly told?: readonly number[] | undefined;
  /** Where it leads when the wizard is done with; what was kept is forgotten. */
  readonly end?: string;
  /** Where it leads for once in the place of the next page; everything stays kept. */
  readonly detour?: string;
}

type LimitOf<Fields extends FormFields> = ReturnType<NonNullable<FormRules<Fields>["limit"]>>;

/** The form of a page: what it takes, how often, and what is done with it. */
export interface PageRules<Fields extends FormFields>
  extends Pick<FormRules<Fields>, "check" | "fieldsOf" | "refusals" | "failed"> {
  /** How often it may be sent; what was answered before may say for whom. */
  readonly limit?: (values: FormValues<Fields>, state: WizardState) => LimitOf<Fields>;
  readonly fields: (locale: Locale, query: URLSearchParams) => Fields;
  readonly submit: (
    values: FormValues<Fields>,
    given: Submission & { readonly state: WizardState },
  ) => Promise<ServiceResult<PageTaken>>;
}

const tooMuch = { form: { key: "tooMuchKept" } } as const satisfies FieldErrors;

/**
 * Takes the form of a wizard's page. What was typed is kept with the wizard, also what is refused; a page that is not open, as
 * after Back in another tab, leads to the one that is, and one that would replace another thing's answers to where that is asked.
 * Answers by redirect.
 */
export const answerPage = async <Name extends string, Fields extends FormFields>(
  form: FormData,
  wizard: Wizard<Name>,
  page: Name,
  { fields, submit, limit, ...rules }: PageRules<Fields>,
): Promise<never> => {
  const { name } = wizard;
  const asked = form.get(hiddenFields.locale);
  const locale = knownLocale(asked);
  const query = wizardQuery(new URLSearchParams(String(form.get(hiddenFields.query) ?? "")));
  const params = new URLSearchParams(query);
  const kept = await readWizard(name, locale);
  const here = { locale, query: params, page };
  if (await keptOfOther(wizard, kept, here)) redirect(wizardAddress(name, locale, page, query));
  const state = await stateFor(wizard, kept, here);
  // Of another page: what this one was refused for is over once it is taken.
  const before = state.refused?.page === page ? undefined : state.refused;
  const flow = withRefused(wizard.flowOf(locale, params), before?.page);
  if (!isOpen(flow, state.answers, page))
    redirect(wizardAddress(name, locale, firstOpen(flow, state.answers), query));

  const place = { path: wizardPath(name, locale, page), query };
  const withTexts = (texts: Answers[string]) =>
    withAnswer(flow, state.answers, page, { ...state.answers[page], ...texts });
  const keep = (next: WizardState) => keepWizard(name, locale, next);
  const keepRefused = async (answers: Answers, fieldErrors: FieldErrors, stamp?: string): Promise<void> => {
    if (await keep({ ...state, answers, refused: { page, fieldErrors, stamp } })) return;
    await keep({ ...state, refused: { page, fieldErrors: tooMuch, stamp } });
  };
  return answerForm<Fields, PageTaken>(form, {
    ...rules,
    ...(limit && { limit: (values) => limit(values, state) }),
    fields: () => fields(locale, params),
    path: () => place.path,
    query: wizardQuery,
    keep: (_, { texts, fieldErrors = {}, ...refused }) =>
      keepRefused(withTexts(texts), fieldErrors, "stamp" in refused ? refused.stamp : undefined),
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
      if (await keep({ about: state.about, answers, told, refused, owner: state.owner }))
        return detour ?? wizardAddress(name, locale, pageAfter(flow, answers, page), query);
      await keepRefused(state.answers, tooMuch);
      return formStateAddress(place, "review");
    },
  });
};
