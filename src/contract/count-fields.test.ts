import fc from "fast-check";
import { expect, test } from "vitest";
import { countFields } from "./count-fields.ts";

const counterOf = (contentType: string) => {
  const count = countFields(contentType);
  if (typeof count !== "function") throw new Error(`${count} for ${contentType}`);
  return count;
};

const multipart = "multipart/form-data; boundary=----b";
const field = '------b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

test.each([
  ["application/x-www-form-urlencoded", "a=1&b=2&a=3", 2],
  ["application/x-www-form-urlencoded; charset=utf-8", "", 0],
  [multipart, `${field.repeat(3)}------b--`, 4],
  ['Multipart/Form-Data; charset=utf-8; Boundary="----b"', field, 1],
])("%s: %j", (type, body, fields) => {
  expect(counterOf(type)(Buffer.from(body))).toBe(fields);
});

test("however a body is divided, as many are counted", () => {
  const body = Buffer.from(`${field.repeat(3)}------b--`);
  fc.assert(
    fc.property(fc.array(fc.nat(body.byteLength), { maxLength: 20 }), (cuts) => {
      const count = counterOf(multipart);
      const ends = [0, ...cuts.toSorted((a, b) => a - b), body.byteLength];
      const counts = ends.slice(1).map((end, index) => count(body.subarray(ends[index], end)));
      expect(counts.at(-1)).toBe(4);
    }),
  );
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=a; boundary=b",
  'multipart/form-data; x="; boundary=a"; boundary=b',
  `multipart/form-data; boundary=${"a".repeat(71)}`,
])("%s does not say how its fields are told apart", (type) => {
  expect(countFields(type)).toBe("unreadable");
});

test.each(["", "application/json", "text/plain; x=multipart/form-data"])("%j is no form", (type) => {
  expect(countFields(type)).toBeUndefined();
});
