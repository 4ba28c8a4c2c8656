import "server-only";
import { phoneText } from "#domain/phone-text.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { knownContact } from "#platform/known-contact.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { type FieldError, type FieldErrors, isFieldErrorKey } from "./field-error.ts";
import type { FormFields } from "./form-field.ts";
import { makeStamp } from "./form-stamp.ts";
import type { FormState } from "./form-state.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { type KeptForm, readKeptForm, type TakenForm } from "./kept-form.ts";

interface PreparedControl {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}

/** What a control to type in is rendered with. */
interface PreparedText extends PreparedControl {
  readonly maxLength: number;
  readonly defaultValue: string | undefined;
}

/** What a control to choose from is rendered with. */
interface PreparedChoice extends PreparedControl {
  readonly defaultValue: string | undefined;
}

/** What a box to tick is rendered with. */
interface PreparedBox extends PreparedControl {
  readonly defaultChecked: boolean;
  readonly forceError: boolean;
}

/** What is around the controls, as `ui/posted-form` renders it. */
interface FormFrame {
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly trap: { readonly name: string; readonly label: string };
  /** What has to be put right, with the control that each is about. */
  readonly summary: {
    readonly title: string;
    readonly items: readonly { readonly id?: string; readonly text: string }[];
  };
}

export interface PreparedForm<Fields extends FormFields> {
  /** What was taken, once the form was sent; undefined as well when it is not known any more. */
  readonly sent: TakenForm | undefined;
  readonly frame: FormFrame;
  readonly text: (name: keyof Fields & string) => PreparedText;
  readonly choice: (name: keyof Fields & string) => PreparedChoice;
  readonly box: (name: keyof Fields & string) => PreparedBox;
}

const lost: FieldErrors = { form: { key: "notKept" } };

/** What is wrong, in words, which may speak of how telephones and postal codes of the market are written, and of the shop's telephone. Another build may have kept it. */
const wordFieldError = (locale: Locale, { key, values }: FieldError): string => {
  const { fieldErrors, callUs, callUsAt } = wordsOf(locale, "forms");
  const { phone, postalCode } = marketOf(locale);
  const number = knownContact(locale)?.href.replace("tel:", "");
  const known: FieldError["values"] = {
    phoneExample: phone.example,
    zipExample: postalCode.example,
    callUs: number === undefined ? callUs : fill(callUsAt, { phone: phoneText(number) }),
    ...values,
  };
  return fill(fieldErrors[isFieldErrorKey(key, fieldErrors) ? key : "refused"], (name) => known[name] ?? "");
};

/** A form as its page asks for it. */
interface FormOfPage {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  /** What the page is about; see `FormPlace`. */
  readonly query?: string | undefined;
  /** What was typed, where `volante-form` does not keep it. */
  readonly kept?: () => KeptForm | undefined;
  /** What stands in its fields at first, such as the name of whoever is signed in. */
  readonly begun?: Readonly<Record<string, string | undefined>>;
}

/**
 * What a page renders its form with: empty, or as it was refused, from `volante-form`.
 * @param id what the ids of its controls begin with
 */
export const prepareForm = async <Fields extends FormFields>(
  id: string,
  fields: Fields,
  { locale, state, query = "", kept: readKept, begun }: FormOfPage,
): Promise<PreparedForm<Fields>> => {
  const kept = state && (readKept ? readKept() : await readKeptForm(query));
  const refused = state === "review" && kept?.fieldErrors ? kept : undefined;
  const fieldErrors: FieldErrors = state === "review" ? (refused?.fieldErrors ?? lost) : {};
  const { summary: title, trap } = wordsOf(locale, "forms");
  const words = (name: string): string | undefined =>
    fieldErrors[name] && wordFieldError(locale, fieldErrors[name]);
  const idOf = (name: string): string => `${id}-${name}`;
  const control = (name: string): PreparedControl => ({ id: idOf(name), name, error: words(name) });
  return {
    sent: state === "done" && kept && !kept.fieldErrors ? kept : undefined,
    frame: {
      hidden: [
        { name: hiddenFields.locale, value: locale },
        { name: hiddenFields.stamp, value: refused?.stamp ?? makeStamp(new Date()) },
        ...(query ? [{ name: hiddenFields.query, value: query }] : []),
      ],
      trap: { name: hiddenFields.trap, label: trap },
      summary: {
        title,
        items: ["form", ...Object.keys(fields)].flatMap((name) => {
          const text = words(name);
          if (text === undefined) return [];
          return [name === "form" ? { text } : { id: idOf(name), text }];
        }),
      },
    },
    text: (name) => ({
      ...control(name),
      maxLength: fields[name]?.longest ?? 0,
      defaultValue: refused ? refused.texts[name] : begun?.[name],
    }),
    choice: (name) => ({ ...control(name), defaultValue: refused ? refused.texts[name] : begun?.[name] }),
    box: (name) => ({
      ...control(name),
      defaultChecked: Boolean(refused ? refused.texts[name] : begun?.[name]),
      forceError: words(name) !== undefined,
    }),
  };
};
