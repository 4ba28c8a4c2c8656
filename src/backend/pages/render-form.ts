import { type Markup, markup } from "./markup.ts";

export type PageField = {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  readonly type: "email" | "password" | "text";
  /** Autocomplete token of browsers and password managers. */
  readonly autocomplete: string;
  readonly inputmode?: "numeric" | undefined;
  /** Capital letters and digits, as in a code: no spelling, and a keyboard of capitals. */
  readonly isCode?: boolean | undefined;
  readonly help?: string | undefined;
  /** What was typed; passwords and codes are never sent back. */
  readonly value?: string | undefined;
  readonly problem?: string | undefined;
  readonly isFixed?: boolean | undefined;
};

export type PageBox = {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly isChecked: boolean;
};

export type PageForm = {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly PageField[];
  /** A checkbox before the button. */
  readonly box?: PageBox | undefined;
  readonly submit: string;
  /** Another way to send the form, below its button. */
  readonly other?: { readonly action: string; readonly text: string } | undefined;
  /** Error of the whole form, not of a field. */
  readonly problem?: string | undefined;
  /** Heading of the list of errors. */
  readonly summary: string;
};

const attribute = (name: string, value: string | undefined): Markup | undefined =>
  value === undefined ? undefined : markup` ${name}="${value}"`;

const renderField = (field: PageField): Markup => {
  const { name, label, type, autocomplete, help, problem, isFixed, isCode } = field;
  const about = [help && `${name}-help`, problem && `${name}-error`].filter(Boolean).join(" ");
  return markup`<div class="field"><label for="${name}">${label}</label>${
    help !== undefined && markup`<p id="${name}-help">${help}</p>`
  }${problem !== undefined && markup`<p class="error" id="${name}-error">${problem}</p>`}<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${attribute(
    "inputmode",
    field.inputmode,
  )}${attribute("value", field.value)}${attribute("aria-describedby", about || undefined)}${
    problem !== undefined && markup` aria-invalid="true"`
  }${isFixed && markup` readonly`}${type === "email" && markup` spellcheck="false" autocapitalize="none"`}${isCode && markup` spellcheck="false" autocapitalize="characters"`}></div>`;
};

const renderBox = ({ name, label, help, isChecked }: PageBox): Markup =>
  markup`<div class="field box"><input id="${name}" name="${name}" type="checkbox" aria-describedby="${name}-help"${
    isChecked && markup` checked`
  }><label for="${name}">${label}</label><p id="${name}-help">${help}</p></div>`;

/** The errors above the form: takes the focus when the page loads, and each line links to its field. */
const renderSummary = ({ fields, problem, summary }: PageForm): Markup | undefined => {
  const wrong = fields.flatMap(({ name, problem: text }) => (text === undefined ? [] : [{ name, text }]));
  if (wrong.length === 0 && problem === undefined) return undefined;
  return markup`<div class="summary" role="alert" tabindex="-1" autofocus><h2>${summary}</h2><ul>${
    problem !== undefined && markup`<li>${problem}</li>`
  }${wrong.map(({ name, text }) => markup`<li><a href="#${name}">${text}</a></li>`)}</ul></div>`;
};

export const isWrong = ({ fields, problem }: Pick<PageForm, "fields" | "problem">): boolean =>
  problem !== undefined || fields.some((field) => field.problem !== undefined);

/** A form in one column, validated when it is sent, with its errors above it and at each field. */
export const renderForm = (form: PageForm): Markup =>
  markup`${renderSummary(form)}<form method="post" action="${form.action}" novalidate>${Object.entries(
    form.hidden,
  ).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}${form.fields.map(
    renderField,
  )}${form.box && renderBox(form.box)}<button type="submit">${form.submit}</button>${
    form.other &&
    markup`<button class="other" type="submit" formaction="${form.other.action}">${form.other.text}</button>`
  }</form>`;

/** The style of that other button, for the pages that have one. */
export const otherButtonStyle =
  ".other{margin-top:1rem;color:var(--ink);background:none;border-color:var(--control)}";

export type PageLink = { readonly href: string; readonly text: string };

export const renderLinks = (links: readonly PageLink[]): Markup =>
  markup`<ul>${links.map(({ href, text }) => markup`<li><a href="${href}">${text}</a></li>`)}</ul>`;
