import { expect, test } from "vitest";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { compareFormId } from "./compare-form-id.ts";
import { CompareToggle } from "./compare-toggle.tsx";

test.each([true, false])(
  "a button that compares brings no form of its own, for which browsers would style every card (plain: %s)",
  async (plain) => {
    const markup = await renderMarkup(
      <CompareToggle vin="VR3ZGLE5ZJF744435" name="Peugeot 208" label="Comparar" plain={plain}>
        Comparar
      </CompareToggle>,
    );
    expect(markup).not.toContain("<form");
    expect(markup).toContain(`form="${compareFormId}"`);
  },
);
