"use server";

import { redirect } from "next/navigation";
import { formStateAddress } from "#domain/form-state.ts";
import { homePath, routePath } from "#domain/routes.ts";
import { showsExamples } from "#platform/env.ts";
import { dropKeptForm, keepForm } from "#platform/kept-form.ts";
import { defaultLocale, isLocale } from "#platform/locale.ts";
import { mistakesIn, readExampleForm } from "./example-form-schema.ts";

/** Takes the form of the example. Answers by redirect, also what is refused, so that Back asks nobody to send it again. */
export const sendExample = async (form: FormData): Promise<never> => {
  const asked = form.get("locale");
  const locale = isLocale(asked) ? asked : defaultLocale;
  if (!showsExamples()) redirect(homePath(locale));
  const path = routePath("examplePanel", locale);
  const values = readExampleForm(form);
  const isWrong = mistakesIn(values).size > 0;
  if (isWrong) {
    await keepForm(path, values);
    redirect(formStateAddress(path, "review"));
  }
  await dropKeptForm(path);
  redirect(formStateAddress(path, "done"));
};
