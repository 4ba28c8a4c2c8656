import "server-only";
import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import type { Answers } from "#wizard/flow.ts";

type ModelYear = { readonly brandId: string; readonly modelId: string; readonly year: number };

/** Whether the service has a version of a model in a year; a service that fails is asked again on the next page. */
export const offersVersions = async ({ year, ...params }: ModelYear, locale: Locale): Promise<boolean> => {
  const versions = await call("modelVersions", { params, query: { year } }, await readCaller(locale));
  return !versions.ok || versions.value.length > 0;
};

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
