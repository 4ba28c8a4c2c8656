import "server-only";
import { headers } from "next/headers";
import { after } from "next/server";
import type { Campaign } from "#contract/tracking.ts";
import { readConsent } from "#domain/consent.ts";
import type { TrackingCode } from "#domain/tracking-codes.ts";
import type { Locale } from "#platform/locale.ts";
import { call } from "./call.ts";
import { readCaller } from "./session/read-visitor.ts";

type Recorded = {
  readonly locale: Locale;
  readonly campaign?: Campaign | undefined;
  readonly data: Readonly<Record<string, string | number>>;
};

/** Records what an action has done, after its answer, when the visitor has consented to measurement. */
export const recordEvent = async (
  type: TrackingCode,
  { locale, campaign, data }: Recorded,
): Promise<void> => {
  if (readConsent((await headers()).get("cookie")) !== "all") return;
  const caller = await readCaller(locale);
  const body = { type, data: JSON.stringify(data) };
  after(() => call("footprint", { body }, { ...caller, ...(campaign && { campaign }) }));
};
