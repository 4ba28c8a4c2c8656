import { longWord, type WidgetExample } from "../widget-example.ts";
import { inputTypes } from "./input-rules.ts";
import { TextField } from "./text-field.tsx";
import { TextInput } from "./text-input.tsx";

/** Invalid until it has nine digits. */
const phone = {
  type: "tel",
  required: true,
  pattern: String.raw`\d{9}`,
  maxLength: 12,
  autoComplete: "off",
  error: "Escribe un teléfono español de 9 cifras.",
} as const;

export const examples: readonly WidgetExample[] = [
  {
    name: "every type",
    show: inputTypes.map((type) => (
      <TextInput key={type} type={type} name={`type-${type}`} label={`Tipo ${type}`} autoComplete="off" />
    )),
  },
  {
    name: "error once left (showError), cut to 12 characters",
    show: <TextInput {...phone} label="Teléfono" showError />,
  },
  {
    name: "error forced",
    show: <TextInput {...phone} label="Otro teléfono" forceError />,
  },
  {
    name: "error of a box, forced",
    show: (
      <TextInput
        type="checkbox"
        required
        label="Acepto las condiciones"
        error="Acéptalas para seguir."
        forceError
      />
    ),
  },
  {
    name: "help, disabled, long words",
    show: (
      <>
        <TextField label="Matrícula" help="Como está en el permiso de circulación." defaultValue="1234 BBB" />
        <TextField label="Bastidor" disabled defaultValue="VSSZZZ5FZLR012345" />
        <TextField label={longWord} help={longWord} error={longWord} defaultValue={longWord} />
      </>
    ),
  },
];
