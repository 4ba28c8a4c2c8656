"use server";

import { cookies } from "next/headers";
import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm, type Taken } from "#forms/answer-form.ts";
import { flashCookie } from "#platform/flash.ts";
import { ok } from "#platform/result.ts";
import { conditionFields, tickedMarks } from "../condition/condition-fields.ts";
import { handedInPlace, readTradeInId } from "../personal/personal-place.ts";
import { loadFiles } from "../pictures/load-files.ts";

/** The result. */
interface Saved extends Taken {
  readonly isHandedIn: boolean;
}

/** Saves a car's condition as a draft, with the photos that it already has. */
export const saveCondition = async (form: FormData): Promise<void> => {
  const id = readTradeInId(form);
  return answerForm<typeof conditionFields, Saved>(form, {
    fields: () => conditionFields,
    path: (locale) => routePath("tradeInCondition", locale, { id }),
    limit: () => ({ name: "savedItem" }),
    leadsTo: (locale, { value: { isHandedIn } }) =>
      isHandedIn ? handedInPlace(locale, id) : routePath("tradeInPictures", locale, { id }),
    refusals: {
      kms: "kmsUnder",
      "not-found": "tradeInGone",
      "details-submitted": "conditionSubmitted",
      unauthorized: "signedOut",
    },
    failed: "conditionFailed",
    submit: async (values, { locale }) => {
      const { kms, interior, exterior, imported, engine, drive, general } = values;
      const status = { enginePerformance: engine, drivePerformance: drive, generalStatus: general };
      const saved = await withSession(locale, async (caller) => {
        const stored = await call("tradeIn", { params: { id } }, caller);
        if (!stored.ok) return stored;
        const files = [...(await loadFiles(stored.value, caller))];
        const body = { kms, interior, exterior, imported, status, files, marks: [...tickedMarks(values)] };
        const save = (submit: boolean) =>
          call("saveTradeInDetails", { params: { id }, query: { submit }, body }, caller);
        const draft = await save(false);
        if (!draft.ok || draft.value?.phaseTwo) return draft.ok ? ok({ isHandedIn: false }) : draft;
        // Without a returned draft there is nothing that the visitor could submit later.
        const handedIn = await save(true);
        return handedIn.ok ? ok({ isHandedIn: true }) : handedIn;
      });
      if (!saved.ok) return saved;
      if (!saved.value.isHandedIn) (await cookies()).set(flashCookie("condition-kept"));
      return saved;
    },
  });
};
