import type { Call } from "#backend/http/call.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { knownLocale } from "#platform/locale.ts";
import { endAlertMails, isMailed, type Mailed, readMailed } from "./end-alert-mails.ts";
import { afterAct, gone, ownAddress, readSubject } from "./read-subject.ts";
import { renderButton, renderPage } from "./render-page.ts";

const subjectForm = /^(customer|lead):([a-z0-9]{26})$/;

/** Whom the link is for, or the page that says what is wrong with the link. */
const readAsked = async (request: Request, call: Call): Promise<Mailed | Response> => {
  const subject = readSubject(request, "end-alert-mails", call);
  if (subject instanceof Response) return subject;
  const [, kind, id] = subjectForm.exec(subject) ?? [];
  if (id === undefined) return gone(call.locale);
  const to = { kind: kind === "customer" ? ("customer" as const) : ("lead" as const), id };
  return (await readMailed(call.orm, to)) ?? gone(call.locale);
};

/** `GET subscriptions/alerts?link=`: asks whether mails about alerts are to end; changes nothing. */
export const showAlertMailsEnd = async (request: Request, call: Call): Promise<Response> => {
  const mailed = await readAsked(request, call);
  if (mailed instanceof Response) return mailed;
  const locale = knownLocale(mailed.locale);
  const { title, text, button, doneTitle, doneText } = wordingOf(locale).subscription.alerts;
  if (!(await isMailed(call.orm, mailed.address)))
    return renderPage({ locale, title: doneTitle, text: [doneText] });
  const content = renderButton(ownAddress(request), "end", button);
  return renderPage({ locale, title, text: [text], content });
};

/** `POST subscriptions/alerts?link=`: ends them, for a page's button and for a mail program (RFC 8058). */
export const takeAlertMailsEnd = async (request: Request, call: Call): Promise<Response> => {
  const mailed = await readAsked(request, call);
  if (mailed instanceof Response) return mailed;
  await endAlertMails(call.orm, mailed.address, call.now);
  return await afterAct(request, () => showAlertMailsEnd(request, call));
};
