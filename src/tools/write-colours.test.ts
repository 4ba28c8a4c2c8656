import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { streamsOfPdf } from "#backend/printing/test-read-pdf.ts";

const changed = { accent: "#0000ff", ink: "#ff0000", paper: "#00ff00" } as const;

const loadChanged = async () => {
  vi.resetModules();
  vi.doMock("#platform/colours.ts", async (load) => {
    const { colours } = await load<typeof import("#platform/colours.ts")>();
    return { colours: { ...colours, light: { ...colours.light, ...changed } } };
  });
  const { coloursCss } = await import("./write-colours.ts");
  const { formStyle } = await import("#backend/pages/form-style.ts");
  const { printSheet } = await import("#backend/printing/print-sheet.ts");
  const { webManifest } = await import("#features/seo/web-manifest.ts");
  return { coloursCss, formStyle, printSheet, webManifest };
};

test("the stylesheet is the one that the colours make", async () => {
  const { coloursCss } = await import("./write-colours.ts");
  expect(readFileSync("src/styles/colours.css", "utf8")).toBe(coloursCss());
});

test("a changed colour is in the stylesheet, on the services' pages, in what is printed and in the manifest", async () => {
  const { coloursCss, formStyle, printSheet, webManifest } = await loadChanged();
  expect(coloursCss()).toContain("--accent: #0000ff;");
  expect(formStyle({ theme: {} })).toContain("--accent:#0000ff;");
  const sheet = { locale: "es", title: "T", subject: "S", page: "{page}", parts: [] } as const;
  const [stream = ""] = streamsOfPdf(await printSheet(sheet, new Date(0), { name: "Volante", theme: {} }));
  expect(stream).toMatch(/^1 0 0 scn$/m);
  expect(webManifest("V", "", "es")).toMatchObject({ theme_color: "#00ff00", background_color: "#00ff00" });
});
