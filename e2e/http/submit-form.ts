import { type APIRequestContext, expect } from "@playwright/test";
import { DomUtils } from "htmlparser2";
import { type Element, type HtmlPage, isElement, nameOf, parsePage } from "./html-page.ts";

/** What is typed, chosen or ticked, by the name of its field; an empty list ticks nothing. */
export type Typed = Readonly<Record<string, string | readonly string[] | File>>;

/** A page as the site answered it, for a visitor without scripts. */
export interface ServedPage extends HtmlPage {
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Follows the first link of that selector and name. */
  readonly follow: (selector: string, name?: string | RegExp) => Promise<ServedPage>;
  /** Fills in the form of a button, by its name or as an element, and presses it. */
  readonly submit: (button: string | RegExp | Element, typed?: Typed) => Promise<ServedPage>;
}

const isTicked = ({ attribs }: Element): boolean => attribs.type === "checkbox" || attribs.type === "radio";
const isButton = ({ name, attribs }: Element): boolean =>
  name === "button" || /^(?:submit|button|reset|image)$/.test(attribs.type ?? "");

/** The form of a control: the one that `form` names, or the one around it. */
const formOf = (page: HtmlPage, control: Element): Element | undefined => {
  if (control.attribs.form !== undefined) return page.all(`form#${control.attribs.form}`)[0];
  const { parent } = control;
  if (!parent || !isElement(parent)) return undefined;
  return parent.name === "form" ? parent : formOf(page, parent);
};

const optionsOf = (page: HtmlPage, select: Element): readonly Element[] =>
  page.all("option", undefined, select);
const optionValue = (option: Element): string => option.attribs.value ?? DomUtils.textContent(option);
const sentBy = ({ attribs }: Element): string => attribs.value ?? "on";

/** What an untouched control sends. */
const untouched = (page: HtmlPage, control: Element): readonly string[] => {
  if (isTicked(control)) return "checked" in control.attribs ? [sentBy(control)] : [];
  if (control.name === "textarea") return [DomUtils.textContent(control)];
  if (control.name !== "select") return [control.attribs.value ?? ""];
  const options = optionsOf(page, control);
  const chosen = options.find(({ attribs }) => "selected" in attribs) ?? options[0];
  return chosen ? [optionValue(chosen)] : [];
};

/** Adds what a form sends; fails where something is typed that its page has no field for. */
const fieldsOf = (page: HtmlPage, form: Element, typed: Typed): FormData => {
  const data = new FormData();
  const controls = ["input", "select", "textarea"]
    .flatMap((tag) => page.all(tag))
    .filter(
      (control) => formOf(page, control) === form && !isButton(control) && !("disabled" in control.attribs),
    );
  for (const control of controls) {
    const { name } = control.attribs;
    if (name === undefined) continue;
    const value = control.attribs.type === "hidden" ? undefined : typed[name];
    if (value instanceof File) data.append(name, value);
    else if (value === undefined) for (const own of untouched(page, control)) data.append(name, own);
    else if (!isTicked(control)) for (const text of [value].flat()) data.append(name, text);
    else if ([value].flat().includes(sentBy(control))) data.append(name, sentBy(control));
    if (control.name === "select" && typeof value === "string")
      expect(optionsOf(page, control).map(optionValue), name).toContain(value);
  }
  for (const [name, value] of Object.entries(typed)) {
    const own = controls.filter(({ attribs }) => attribs.name === name && attribs.type !== "hidden");
    expect(own.length, `fields named ${name}`).toBeGreaterThan(0);
    if (own.every(isTicked)) expect(own.map(sentBy), name).toEqual(expect.arrayContaining([value].flat()));
  }
  return data;
};

/** Opens a page as a visitor without scripts. @param address within the site, or absolute */
export const openPage = async (request: APIRequestContext, address: string | URL): Promise<ServedPage> =>
  serve(request, await request.get(String(address)));

const serve = async (
  request: APIRequestContext,
  answer: Awaited<ReturnType<APIRequestContext["get"]>>,
): Promise<ServedPage> => {
  const html = await answer.text();
  const page = parsePage(html);
  const url = new URL(answer.url());

  const follow: ServedPage["follow"] = (selector, name) =>
    openPage(request, new URL(page.one(selector, name).attribs.href ?? "", url));

  const submit: ServedPage["submit"] = async (named, typed = {}) => {
    const isNamed = (each: Element) =>
      named instanceof RegExp ? named.test(nameOf(each)) : nameOf(each) === named;
    const buttons = page.all("button").filter((each) => each.attribs.type !== "button" && formOf(page, each));
    const button = typeof named === "object" && "attribs" in named ? named : buttons.find(isNamed);
    const form = button && formOf(page, button);
    if (!form) throw new Error(`No button ${named} of ${buttons.map(nameOf).join(", ")} at ${url}`);
    const data = fieldsOf(page, form, typed);
    if (button.attribs.name) data.append(button.attribs.name, button.attribs.value ?? "");
    const target = new URL(button.attribs.formaction ?? form.attribs.action ?? "", url);
    if (form.attribs.method?.toLowerCase() !== "post") {
      target.search = String(new URLSearchParams([...data] as [string, string][]));
      return openPage(request, target);
    }
    const isMultipart = form.attribs.enctype === "multipart/form-data";
    const body = isMultipart ? { multipart: data } : { form: data };
    const headers = { origin: url.origin, referer: url.href.replace(/#.*/, "") };
    return serve(request, await request.post(target.href, { ...body, headers }));
  };

  return { ...page, url, status: answer.status(), headers: answer.headers(), html, follow, submit };
};

/** Sends the form of the step that is shown, by its last button. */
export const sendStep = (page: ServedPage, typed: Typed = {}): Promise<ServedPage> => {
  const button = page.all("main form button").at(-1);
  if (!button) throw new Error(`No step at ${page.url}`);
  return page.submit(button, typed);
};
