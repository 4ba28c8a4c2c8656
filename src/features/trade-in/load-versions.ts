import "server-only";
import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import type { Answers } from "#wizard/flow.ts";

/** The versions of the chosen model, with the names of fuels and gearboxes. */
export const loadVersions = async ({ make, model }: Answers, locale: Locale) => {
  const params = { brandId: make?.brandId ?? "", modelId: model?.modelId ?? "" };
  const caller = await readCaller(locale);
  const [versions, fuels, transmissions] = await Promise.all([
    call("modelVersions", { params, query: { year: Number(make?.year) } }, caller),
    call("fuels", {}, caller),
    call("transmissions", {}, caller),
  ]);
  if (!versions.ok) return versions;
  if (!fuels.ok) return fuels;
  if (!transmissions.ok) return transmissions;
  return ok({ versions: versions.value, fuels: fuels.value, transmissions: transmissions.value });
};
