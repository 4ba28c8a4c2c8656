import { TextField } from "../text-input/text-field.tsx";
import type { WidgetExample } from "../widget-example.ts";
import { PostedForm } from "./posted-form.tsx";

const form = {
  action: "#posted-form",
  hidden: [],
  trap: { name: "volante-extra", label: "Deja este campo vacío" },
  submit: "Enviar",
} as const;

export const examples: readonly WidgetExample[] = [
  {
    name: "empty",
    show: (
      <PostedForm {...form} summary={{ title: "Hay algo que corregir", items: [] }}>
        <TextField id="posted-form-name" name="name" label="Nombre" autoComplete="off" />
      </PostedForm>
    ),
  },
  {
    name: "refused",
    show: (
      <PostedForm
        {...form}
        summary={{
          title: "Hay algo que corregir",
          isQuiet: true,
          items: [{ id: "posted-form-email", text: "Escribe el correo completo." }],
        }}
      >
        <TextField
          id="posted-form-email"
          name="email"
          label="Correo electrónico"
          autoComplete="off"
          error="Escribe el correo completo."
        />
      </PostedForm>
    ),
  },
];
