import { refilterCarAlert } from "#backend/alert/refilter-car-alert.ts";
import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { readForm, type SentForm } from "#backend/http/read-form.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { changeAlert, type LinkedAlert, readAlert } from "./read-alert.ts";
import { afterAct, ownAddress } from "./read-subject.ts";
import { type Limit, limits, renderAlert } from "./render-alert.ts";

/** `GET subscriptions/alert?link=`: shows an alert and what can be done with it; changes nothing. */
export const showAlert = async (request: Request, call: Call): Promise<Response> => {
  const linked = await readAlert(request, call);
  return linked instanceof Response ? linked : renderAlert(linked, ownAddress(request));
};

/** `POST subscriptions/alert?link=`: pauses, resumes, changes or ends it; anything else changes nothing. */
export const takeAlert = async (request: Request, call: Call): Promise<Response> => {
  const linked = await readAlert(request, call);
  if (linked instanceof Response) return linked;
  if (linked.alert.removedAt !== null) return renderAlert(linked, ownAddress(request));
  const form = await readForm(request);
  const action = form("action");
  if (action === "pause" || action === "resume")
    await changeAlert(call, linked, { active: action === "resume" });
  if (action === "end") await changeAlert(call, linked, { removedAt: call.now });
  if (action === "change") {
    const refused = await changeLimits(request, call, { linked, form });
    if (refused) return refused;
  }
  return await afterAct(request, () => showAlert(request, call));
};

type Change = { readonly linked: LinkedAlert; readonly form: SentForm };

/** Changes what the alert looks for; answers the page again where a limit cannot be read. */
const changeLimits = async (
  request: Request,
  { orm }: Call,
  { linked, form }: Change,
): Promise<Response | undefined> => {
  if (linked.kind !== "car-alert") return undefined;
  const { filters } = linked.alert;
  const values = Object.fromEntries(limits.map((name) => [name, form(name).trim()])) as Record<Limit, string>;
  const { notices } = parseSearchQuery(new URLSearchParams({ ...filters, ...values }));
  // One that crosses the other end of its range would exchange the two.
  const wrong = limits.filter((name) =>
    notices.some(
      (each) =>
        (each.kind === "unread" && each.key === name) ||
        (each.kind === "swapped" && name.startsWith(each.filter)),
    ),
  );
  if (wrong.length > 0) return renderAlert(linked, ownAddress(request), { values, wrong });
  const wanted = Object.entries({ ...filters, ...values }).filter(([, value]) => value !== "");
  try {
    await orm.transaction((tx) => refilterCarAlert(tx, linked.alert, Object.fromEntries(wanted)));
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== "conflict") throw error;
    return renderAlert(linked, ownAddress(request), { values, wrong, isKnown: true });
  }
  return undefined;
};
