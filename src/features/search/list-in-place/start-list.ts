import { announceEvent } from "#browser/announce-event.ts";
import { isHistoryNavigation } from "#browser/is-history-navigation.ts";
import { clickedLink } from "#browser/is-plain-click.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { followSlider, moveSlider } from "../price-slider/follow-prices.ts";
import { changeList, followHistory, pendingRequest, settle } from "./change-list.ts";
import { isPanelOpen, leavePanel, startPanel } from "./filter-panel.ts";
import { findValues } from "./find-values.ts";
import { isTyped } from "./is-typed.ts";
import { filtersOf, listIn, listStateOf } from "./list-state.ts";
import { requestedAddress } from "./requested-address.ts";

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (control: unknown): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement;

const saysAnew = (field: Field): boolean => {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  const rendered = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== rendered?.value;
};

/** Whether a form requests something else than what is shown. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => isField(control) && control.name !== "" && saysAnew(control));

/** After going back to a list: marks the card of the vehicle that was followed, and sees that it is in view. */
const returnToCard = (): void => {
  const followed: unknown = history.state?.followed;
  if (typeof followed !== "string") return;
  const card = listIn(document)
    ?.querySelector(`a[href="${CSS.escape(followed)}"]`)
    ?.closest("li");
  if (!card) return;
  card.dataset.followed = "";
  // The browser brings the place back by itself, unless the list has become shorter or longer meanwhile.
  requestAnimationFrame(() => {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) card.scrollIntoView({ block: "center", behavior: "instant" });
  });
};

const typingPauseMs = 600;

let typing: ReturnType<typeof setTimeout> | undefined;

type InForm = { readonly form: HTMLFormElement };

/** What changes the list as soon as it is chosen; words are sent. */
const isChoice = (field: EventTarget | null): field is (HTMLInputElement | HTMLSelectElement) & InForm =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
  field.form !== null &&
  !/^(|text)$/.test(field.name);

const isSlid = (field: EventTarget | null): field is HTMLInputElement & InForm =>
  field instanceof HTMLInputElement && field.form !== null && field.type === "range";

const pathOf = (form: HTMLFormElement): string => new URL(form.action).pathname;

/** The filters and the order are forms of their own: what was chosen in one, and is on its way, is not lost in the other. */
const requestList = (list: HTMLElement, from: HTMLFormElement, typedInto?: string): void => {
  clearTimeout(typing);
  const filters = filtersOf(list);
  const sort = list.querySelector<HTMLSelectElement>("select[name=sort]");
  const form = sort?.form === from && filters && pendingRequest()?.form === filters ? filters : from;
  const fields = new FormData(form);
  if (sort && form === filters) fields.set("sort", sort.value);
  if (isChanged(from) || isChanged(form))
    void changeList(requestedAddress(pathOf(form), fields), { form, typedInto });
  else settle();
};

const onInput = (list: HTMLElement, { target }: Event): void => {
  if (isTyped(target) && target.dataset.find !== undefined) findValues(target);
  if (isSlid(target)) followSlider(target.form);
  if (!isChoice(target)) return;
  const { form, name } = target;
  clearTimeout(typing);
  if (isTyped(target)) {
    moveSlider(form);
    typing = setTimeout(requestList, typingPauseMs, list, form, name);
  } else requestList(list, form);
};

const onChange = (list: HTMLElement, { target }: Event): void => {
  if (isSlid(target)) requestList(list, target.form, "slider");
};

const onKey = (_: HTMLElement, event: KeyboardEvent): void => {
  const isFinder = event.target instanceof HTMLElement && event.target.dataset.find !== undefined;
  if (event.key === "Enter" && isFinder) event.preventDefault();
};

const onSubmit = (list: HTMLElement, event: SubmitEvent): void => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  event.preventDefault();
  // A button that opens a group of filters.
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    void changeList(requestedAddress(pathOf(form), new FormData(form, submitter)), { form });
    return;
  }
  requestList(list, form);
  if (isPanelOpen(form)) leavePanel(form, pendingRequest() !== undefined);
};

const onClick = (list: HTMLElement, event: MouseEvent): void => {
  const link = clickedLink(event);
  if (!link) return;
  const { path, offset } = listStateOf(list);
  const card = link.closest("article");
  if (card) {
    const { vin = "" } = card.dataset;
    const position = [...list.querySelectorAll("article")].indexOf(card) + offset + 1;
    announceEvent(browsingCodes.searchResultClick, { vin, position });
  } else if ([path, location.pathname].includes(link.pathname) && link.hash === "") {
    event.preventDefault();
    void changeList(link.pathname + link.search, { toResults: link.closest("nav") !== null });
  }
};

/**
 * Makes lists change in place: every choice leads to its address by history push, the place on the page stays, the
 * outcome is announced once.
 */
export const start = (): void => {
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (list: HTMLElement, event: DocumentEventMap[Type]) => void,
  ) =>
    document.addEventListener(type, (event) => {
      const { target } = event;
      const list = target instanceof Element && target.closest<HTMLElement>("[data-list]");
      if (list) handle(list, event);
    });
  on("input", onInput);
  on("change", onChange);
  on("keydown", onKey);
  on("submit", onSubmit);
  on("click", onClick);
  startPanel();
  followHistory(window.volanteEarlyLife?.address ?? location.pathname + location.search);
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    settle();
    returnToCard();
  });
  if (isHistoryNavigation()) returnToCard();
};
