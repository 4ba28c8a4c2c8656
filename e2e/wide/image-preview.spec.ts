import { expect } from "@playwright/test";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { axeViolations, widgetExample } from "../support/widget-example.ts";

test(
  "image preview: keys, wheel and two fingers, within their limits; what is missing is said",
  withAll,
  async ({ page }) => {
    await openExamples(page, "image-preview");
    const dialog = page.getByRole("dialog", { name: "Fotos de SEAT León, ampliadas" });
    const image = dialog.locator("img");
    /** Its style gives the position of the picture on it. */
    const stage = dialog.locator("[data-stage]");
    const opener = widgetExample(page, "image-preview, several pictures, the second first").getByRole(
      "button",
    );
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("2 de 2")).toBeVisible();
    await expect(dialog.locator("[data-status=shown]")).toBeVisible();
    expect(await axeViolations(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText("1 de 2")).toBeVisible();
    await expect(dialog.locator("[data-status=shown]")).toBeVisible();
    await page.keyboard.press("+");
    await expect(stage).toHaveAttribute("style", /scale\(1\.25\)/);
    await page.keyboard.press("R");
    await expect(stage).toHaveAttribute("style", /rotate\(-90deg\)/);
    await page.keyboard.press("0");
    // Two turns of the wheel at once count as one.
    await image.evaluate((element) => {
      for (const deltaY of [-100, -100])
        element.dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true }));
    });
    await expect(stage).toHaveAttribute("style", /scale\(1\.25\)/);
    await page.keyboard.press("0");

    const touch = await page.context().newCDPSession(page);
    const pinch = async (from: number, to: number, expected: string) => {
      const fingers = (apart: number) => [
        { x: 640 - apart / 2, y: 400, id: 1 },
        { x: 640 + apart / 2, y: 400, id: 2 },
      ];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
      for (const apart of [(from + to) / 2, to])
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
      await expect(stage).toHaveAttribute("style", new RegExp(`scale\\(${expected.replace(".", "\\.")}\\)`));
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await pinch(400, 40, "0.5");
    await page.keyboard.press("0");
    // Twice is the most of a small picture; two fingers stretch it half as much again.
    await pinch(40, 800, "3");
    await page.keyboard.press("0");
    await pinch(100, 104, "1.04");
    await expect(stage).toHaveAttribute("style", /scale\(1\)/);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await widgetExample(page, "image-preview, a picture that does not exist").getByRole("button").click();
    await expect(dialog.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
    expect(await axeViolations(page, "dialog[open]")).toEqual([]);
    // There is nothing to enlarge: an arrow still leads to the other picture.
    await page.keyboard.press("+");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.locator("[data-status=shown]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await widgetExample(page, "image-preview, no pictures").getByRole("button").click();
    await expect(dialog.getByText("Este vehículo todavía no tiene fotos.")).toBeVisible();
    expect(await axeViolations(page, "dialog[open]")).toEqual([]);
    await dialog.getByRole("button", { name: "Cerrar" }).press("Enter");
    await expect(dialog).toHaveCount(0);
  },
);
