import { expect, test } from "vitest";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { writeRobots } from "./write-robots.ts";

const allowed = "Allow: /api/services/pictures/\nAllow: /api/services/shop/files/\n";

test("names the sitemap only where there is one", () => {
  expect(writeRobots("https://volante.test/sitemap.xml")).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /personal/\nDisallow: /pt/pessoal/\n${allowed}\nSitemap: https://volante.test/sitemap.xml\n`,
  );
  expect(writeRobots(undefined)).not.toContain("Sitemap");
});

test("closes the personal area in the languages of the shop", () => {
  answerShop({ languages: ["pt"] });
  expect(writeRobots(undefined)).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /pt/pessoal/\n${allowed}`);
});
