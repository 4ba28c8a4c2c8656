import { announceEvent } from "#browser/announce-event.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import type { SimulationView } from "../simulation-view.ts";
import { fetchSimulation } from "./fetch-simulation.ts";
import { showPrice, showSimulation } from "./show-simulation.ts";

/** The newest question; an answer to an older one is not shown. */
let attempt: AbortController | undefined;

const setPhase = (simulation: HTMLElement, phase: "busy" | "updated" | "failed"): void => {
  simulation.dataset.phase = phase;
  const isBusy = phase === "busy";
  simulation.querySelector("[data-financed]")?.setAttribute("aria-busy", String(isBusy));
  const button = simulation.querySelector<HTMLElement>("[data-busy-text]");
  if (button) {
    button.dataset.text ??= button.textContent ?? "";
    button.textContent = (isBusy ? button.dataset.busyText : button.dataset.text) ?? "";
    button.ariaBusy = isBusy ? "true" : null;
  }
  for (const mark of simulation.querySelectorAll<HTMLElement>("[data-kept]"))
    mark.hidden = phase !== "failed";
};

/** Fills a part of the live region, and shows it only with something to say. */
const say = (simulation: HTMLElement, part: "refusal" | "notices", texts: readonly string[]): void => {
  const place = simulation.querySelector<HTMLElement>(`[data-says=${part}]`);
  if (!place) return;
  place.hidden = texts.length === 0;
  const paragraphs = texts.map((textContent) => Object.assign(document.createElement("p"), { textContent }));
  place.querySelector("div > div")?.replaceChildren(...paragraphs);
};

/** Marks the field that could not be read, and no other. What was typed stays in it. */
const markInvalid = (form: HTMLFormElement, field: string | undefined): void => {
  for (const each of form.querySelectorAll<HTMLElement>("[aria-invalid]")) each.ariaInvalid = null;
  const wrong = field === undefined ? null : form.elements.namedItem(field);
  if (wrong instanceof HTMLElement) wrong.ariaInvalid = "true";
};

const show = (simulation: HTMLElement, form: HTMLFormElement, view: SimulationView): void => {
  const { simulation: vin = "" } = simulation.dataset;
  showSimulation(vin, view);
  if (view.cash !== simulation.dataset.cash) showPrice(vin, view.cash);
  announceEvent(trackingCodes.financingSimulation, { vin, deposit: view.deposit, months: view.months });
  for (const field of form.querySelectorAll<HTMLInputElement>("[name=deposit],[type=range]"))
    field.value = String(view.deposit);
  const months = form.elements.namedItem("months");
  if (months instanceof HTMLSelectElement) months.value = String(view.months);
  Object.assign(simulation.dataset, { query: view.query, ofKept: view.kept, cash: view.cash });
  const zip = new URLSearchParams(location.search).get("zip");
  const query = [view.query, zip === null ? "" : new URLSearchParams({ zip })].filter(String).join("&");
  history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
};

/** Asks for the figures of what the form says now, unless they were the last that were asked for. */
const update = async (simulation: HTMLElement): Promise<void> => {
  const form = simulation.querySelector("form");
  if (!form) return;
  const wish = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
  if (wish.toString() === simulation.dataset.query) return;
  const { service, locale = "", failed, ofKept, cash } = simulation.dataset;
  simulation.dataset.query = wish.toString();
  attempt?.abort();
  const own = new AbortController();
  attempt = own;
  setPhase(simulation, "busy");
  wish.set("locale", locale);
  const { view, ...rest } = await fetchSimulation(`${service}?${wish}`, own);
  if (attempt !== own || !simulation.isConnected) return;
  if (view) show(simulation, form, view);
  else simulation.dataset.query = "";
  markInvalid(form, "field" in rest ? rest.field : undefined);
  const refusal = ("message" in rest && rest.message) || failed;
  say(simulation, "refusal", view ? [] : [`${refusal} ${ofKept}`]);
  const changed = view !== undefined && view.cash !== cash ? [view.priceChanged] : [];
  say(simulation, "notices", [...changed, ...(view?.notices ?? [])]);
  const announcement = simulation.querySelector("[data-says=announcement]");
  if (announcement) announcement.textContent = view?.announcement ?? "";
  setPhase(simulation, view ? "updated" : "failed");
};

/** The slider and the field beside it say the same; the one that was moved last decides. */
const mirror = (moved: HTMLInputElement): void => {
  const twin = moved.type === "range" ? "[name=deposit]" : "[type=range]";
  const other = moved.form?.querySelector<HTMLInputElement>(twin);
  if (!other || (moved.type !== "range" && moved.name !== "deposit")) return;
  // Thousands may be typed with their separators, and cents, which do not count here.
  const value = moved.type === "range" ? moved.value : moved.value.replace(/,.*|\D/g, "");
  if (value !== "") other.value = value;
};

/** Changes the figures of a simulation in place, once a choice is made, not at every pixel of the slider. */
export const start = (): void => {
  const on = (type: string, does: (simulation: HTMLElement, event: Event) => void) =>
    document.addEventListener(type, (event) => {
      const { target } = event;
      const simulation = target instanceof Element && target.closest<HTMLElement>("[data-simulation]");
      if (simulation) does(simulation, event);
    });
  on("input", (simulation, { target, isTrusted }) => {
    if (target instanceof HTMLInputElement) mirror(target);
    // What was typed before the scripts came is announced by the loader, without a change event.
    if (!isTrusted) void update(simulation);
  });
  on("change", (simulation) => void update(simulation));
  on("submit", (simulation, event) => {
    event.preventDefault();
    void update(simulation);
  });
  // What was chosen while this was on its way.
  for (const simulation of document.querySelectorAll<HTMLElement>("[data-simulation]")) {
    const slider = simulation.querySelector<HTMLInputElement>("[type=range]");
    if (slider && slider.value !== slider.defaultValue && document.activeElement === slider) mirror(slider);
    if (!slider?.matches(":active")) void update(simulation);
  }
};
