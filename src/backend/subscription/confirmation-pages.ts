import { eq } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { confirmLead } from "./confirm-lead.ts";
import { afterAct, gone, ownAddress, readSubject } from "./read-subject.ts";
import { renderButton, renderPage } from "./render-page.ts";

const subscriptionKinds = ["newsletter", "car-alert", "price-drop"] as const;

type Confirmation = {
  readonly id: string;
  readonly kind: (typeof subscriptionKinds)[number];
  readonly locale: Locale;
  readonly isConfirmed: boolean;
};

/** The subscription that the link confirms, or a page with the link's error. */
const readConfirmation = async (request: Request, call: Call): Promise<Confirmation | Response> => {
  const id = await readSubject(request, "confirm-lead", call);
  if (id instanceof Response) return id;
  const [lead] = await call.orm.select().from(leads).where(eq(leads.id, id));
  const kind = subscriptionKinds.find((name) => leadTypes[name] === lead?.type);
  if (lead === undefined || lead.withdrawnAt !== null || kind === undefined) return gone(call);
  return { id, kind, locale: knownLocale(lead.locale), isConfirmed: lead.confirmedAt !== null };
};

const render = (
  request: Request,
  call: Call,
  { kind, locale, isConfirmed }: Confirmation,
): Promise<Response> => {
  const { title, text, button, doneTitle, doneText } = wordingOf(locale).subscription.confirm[kind];
  if (isConfirmed) return renderPage(call, { locale, title: doneTitle, text: [doneText] });
  const content = renderButton(ownAddress(request), "confirm", button);
  return renderPage(call, { locale, title, text: [text], content });
};

/** `GET subscriptions/confirm?link=`: requests confirmation; changes nothing, since mail scanners follow links. */
export const showConfirmation = async (request: Request, call: Call): Promise<Response> => {
  const confirmation = await readConfirmation(request, call);
  return confirmation instanceof Response ? confirmation : render(request, call, confirmation);
};

/** `POST subscriptions/confirm?link=`: starts a newsletter or an alert. */
export const takeConfirmation = async (request: Request, call: Call): Promise<Response> => {
  const confirmation = await readConfirmation(request, call);
  if (confirmation instanceof Response) return confirmation;
  await confirmLead(call.orm, confirmation.id, call.now);
  nudgeDeliveries();
  return await afterAct(request, () => showConfirmation(request, call));
};
