import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { defaultLocale, isLocale, type Locale } from "#platform/locale.ts";
import type { SubjectLimitName } from "#platform/rate-limit/rate-limits.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import type { Failure, Result } from "#platform/result.ts";
import type { FormFields, FormTexts, FormValues } from "./form-field.ts";
import { readStamp } from "./form-stamp.ts";
import { formStateAddress } from "./form-state.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { keepForm } from "./kept-form.ts";
import type { Mistake, Mistakes } from "./mistake.ts";
import { readFields } from "./read-fields.ts";

/** For whom and as which request a form is submitted. */
interface Submission {
  readonly locale: Locale;
  /** Path of the form's page. */
  readonly path: string;
  readonly requestId: string;
}

/** A form: what it takes, where it stands, how often it may be sent, and what is done with it. */
export interface FormRules<Fields extends FormFields> {
  readonly fields: (locale: Locale) => Fields;
  readonly path: (locale: Locale) => string;
  /** Counted for the sender's address and for the subject, such as a mail address. */
  readonly limit: {
    readonly name: SubjectLimitName;
    readonly subject: (values: FormValues<Fields>) => string;
  };
  /** Resolves to what the service calls what it took. */
  readonly submit: (
    values: FormValues<Fields>,
    submission: Submission,
  ) => Promise<Result<string | undefined>>;
}

/** Nobody reads and fills in a form in less. */
const quickestMs = 3_000;

/**
 * Takes a form that was sent. Answers by redirect to the form's page, also what is refused, so that Back asks nobody to
 * send it again; its page reads from `volante-form` what was typed, what is wrong, or what was taken (browser decision 75).
 */
export const answerForm = async <Fields extends FormFields>(
  form: FormData,
  { fields, path: pathOf, limit, submit }: FormRules<Fields>,
): Promise<never> => {
  const asked = form.get(hiddenFields.locale);
  const locale = isLocale(asked) ? asked : defaultLocale;
  const path = pathOf(locale);
  const { texts, mistakes, values } = readFields(form, fields(locale));
  const drawn = String(form.get(hiddenFields.stamp) ?? "");
  const stamp = readStamp(drawn);

  const review = async (found: Mistakes): Promise<never> => {
    await keepForm(path, { texts, mistakes: found, stamp: stamp && drawn });
    redirect(formStateAddress(path, "review"));
  };
  if (values === undefined) return review(mistakes);
  const doubt = doubtAbout(form, stamp?.drawnAt);
  if (stamp === undefined || doubt) return review({ form: doubt ?? { key: "outdated" } });
  const permit = await takePermit(limit.name, await headers(), { subject: limit.subject(values) });
  if (!permit.ok) return review({ form: waitFor(permit.retryAfterSeconds) });
  const taken = await submit(values, { locale, path, requestId: stamp.requestId });
  if (!taken.ok) return review(mistakesOf(taken.error, texts));
  await keepForm(path, { texts, reference: taken.value });
  redirect(formStateAddress(path, "done"));
};

/** What speaks against a person having sent it; they may send it again. */
const doubtAbout = (form: FormData, drawnAt: Date | undefined): Mistake | undefined => {
  if (form.get(hiddenFields.trap)) return { key: "trapped" };
  return drawnAt && Date.now() - drawnAt.getTime() < quickestMs ? { key: "tooQuick" } : undefined;
};

const waitFor = (seconds = 60): Mistake => ({
  key: "tooOften",
  values: { minutes: String(Math.max(1, Math.ceil(seconds / 60))) },
});

/** What the service refused, where it names a field of the form; anything else is not the visitor's to mend. */
const mistakesOf = ({ kind, field = "" }: Failure, texts: FormTexts<FormFields>): Mistakes => {
  if (kind === "rate-limited") return { form: waitFor() };
  return kind === "invalid" && Object.hasOwn(texts, field)
    ? { [field]: { key: "refused" } }
    : { form: { key: "unavailable" } };
};
