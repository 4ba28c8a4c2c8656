import { z } from "zod";
import type { FormField } from "#forms/form-field.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";

const preferences = {
  morning: { channel: "phone", hours: "morning" },
  afternoon: { channel: "phone", hours: "afternoon" },
  mail: { channel: "mail" },
} as const;

type Preference = keyof typeof preferences;

const names = Object.keys(preferences) as [Preference];

/** How a visitor prefers an answer; nothing where any way suits. */
export const answerField = {
  longest: 10,
  schema: z.enum(names).or(z.literal("").transform(() => undefined)),
} as const satisfies FormField;

/** The fields of the lead for a choice. */
export const preferredAnswer = (
  chosen: string | undefined,
): { readonly channel?: "phone" | "mail"; readonly hours?: "morning" | "afternoon" } =>
  names.includes(chosen as Preference) ? preferences[chosen as Preference] : {};

/** The texts of the choices. */
const answerTexts = async (): Promise<Readonly<Record<Preference, string>>> => {
  const t = await getScopedI18n("leads");
  return { morning: t("answerMorning"), afternoon: t("answerAfternoon"), mail: t("answerMail") };
};

/** How the confirmation names a choice. */
export const answerFormat = async () => {
  const texts: Readonly<Record<string, string>> = await answerTexts();
  return (chosen: string) => texts[chosen] ?? chosen;
};

type AnswerChoiceProps = Omit<Parameters<typeof ChoiceField>[0], "label" | "blank" | "options">;

export const AnswerChoice = async (field: AnswerChoiceProps) => {
  const t = await getScopedI18n("leads");
  const texts = await answerTexts();
  return (
    <ChoiceField
      {...field}
      label={t("answerLabel")}
      blank={t("answerAny")}
      options={names.map((value) => ({ value, text: texts[value] }))}
    />
  );
};
