import { expect, test } from "vitest";
import { serialiseJsonLd } from "./json-ld.tsx";

test("no value can end the script element, and the data survives", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  const text = serialiseJsonLd(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
