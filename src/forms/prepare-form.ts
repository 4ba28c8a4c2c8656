import "server-only";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { FieldError, FieldErrors } from "./field-error.ts";
import { fieldErrorWords } from "./field-error-words.ts";
import type { FormField, FormFields } from "./form-field.ts";
import type { FormState } from "./form-state.ts";
import { makeFormToken } from "./form-token.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { readStoredForm, type StoredForm, type TakenForm } from "./stored-form.ts";

interface PreparedControl {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}

/** Props of a text control, with what its box says once it was left. */
interface PreparedText extends PreparedControl {
  readonly pattern: string | undefined;
  readonly missing: string | undefined;
  readonly wrong: string | undefined;
  readonly maxLength: number;
  readonly defaultValue: string | undefined;
}

/** Props of a select or radio group. */
interface PreparedChoice extends PreparedControl {
  readonly defaultValue: string | undefined;
}

/** Props of a checkbox. */
interface PreparedBox extends PreparedControl {
  readonly defaultChecked: boolean;
  readonly forceError: boolean;
}

/** Props of `ui/posted-form` around the controls. */
interface FormFrame {
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly trap: { readonly name: string; readonly label: string };
  /** Errors to correct, each with its control. */
  readonly summary: {
    readonly title: string;
    readonly items: readonly { readonly id?: string; readonly text: string }[];
  };
}

export interface PreparedForm<Fields extends FormFields> {
  /** The accepted form, once sent; undefined as well when it is no longer stored. */
  readonly sent: TakenForm | undefined;
  readonly frame: FormFrame;
  readonly text: (name: keyof Fields & string) => PreparedText;
  readonly choice: (name: keyof Fields & string) => PreparedChoice;
  readonly box: (name: keyof Fields & string) => PreparedBox;
}

const lost: FieldErrors = { form: { key: "notKept" } };

/** What a schema says of a text, where it refuses it. */
const complaint = ({ schema }: FormField, text: string): FieldError | undefined => {
  const message = schema.safeParse(text).error?.issues[0]?.message;
  return message === undefined ? undefined : { key: message as FieldError["key"] };
};

/** Is of no form that a field with a pattern takes. */
const nonsense = "?";

/** A form as its page requests it. */
interface FormOfPage {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  /** What the page is about; see `FormPlace`. */
  readonly query?: string | undefined;
  /** Reads what was typed, where it is not stored in `volante-form`. */
  readonly stored?: () => StoredForm | undefined;
  /** Initial values, such as the name of the signed-in visitor. */
  readonly begun?: Readonly<Record<string, string | undefined>>;
}

/**
 * Prepares a form for rendering: empty, or as it was refused, from `volante-form`.
 * @param id prefix of the ids of its controls
 */
export const prepareForm = async <Fields extends FormFields>(
  id: string,
  fields: Fields,
  { locale, state, query = "", stored: readStored, begun }: FormOfPage,
): Promise<PreparedForm<Fields>> => {
  const stored = state && (readStored ? readStored() : await readStoredForm(query));
  const refused = state === "review" && stored?.fieldErrors ? stored : undefined;
  const fieldErrors: FieldErrors = state === "review" ? (refused?.fieldErrors ?? lost) : {};
  const { summary: title, trap } = wordsOf(locale, "forms");
  const inWords = (error: FieldError | undefined): string | undefined =>
    error && fieldErrorWords(locale, error);
  const words = (name: string): string | undefined => inWords(fieldErrors[name]);
  const boxRules = (field: FormField | undefined): Pick<PreparedText, "pattern" | "missing" | "wrong"> => {
    const shown = field?.shownAs ?? field;
    const pattern = shown?.pattern;
    return {
      pattern,
      missing: shown && inWords(complaint(shown, "")),
      wrong: shown && pattern && inWords(complaint(shown, nonsense)),
    };
  };
  const idOf = (name: string): string => `${id}-${name}`;
  const control = (name: string): PreparedControl => ({ id: idOf(name), name, error: words(name) });
  return {
    sent: state === "done" && stored && !stored.fieldErrors ? stored : undefined,
    frame: {
      hidden: [
        { name: hiddenFields.locale, value: locale },
        { name: hiddenFields.stamp, value: refused?.stamp ?? makeFormToken(new Date()) },
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
      ...boxRules(fields[name]),
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
