import { expect, test } from "vitest";
import { describeArticle } from "./structured-data.tsx";

const absolute = (path: string) => new URL(path, "https://volante.test").href;
const article = {
  title: "Qué mirar",
  summary: "Media hora",
  author: "Equipo editorial",
  date: "2026-10-01",
  path: "/blog/que-mirar/",
  locale: "es",
} as const;

test("an article says what results show of it", () => {
  expect(describeArticle(article, absolute)).toMatchObject({
    "@type": "BlogPosting",
    headline: "Qué mirar",
    url: "https://volante.test/blog/que-mirar/",
    inLanguage: "es-ES",
    datePublished: "2026-10-01",
    dateModified: "2026-10-01",
    author: { "@type": "Organization", name: "Equipo editorial", url: "https://volante.test/" },
    publisher: { "@id": "https://volante.test/#organisation" },
  });
});

test("a change and a picture are told where there are any", () => {
  expect(describeArticle(article, absolute)).not.toHaveProperty("image");
  const picture = {
    url: "/pictures/a-640.webp",
    variants: [{ url: "/pictures/a-1200.webp", width: 1200, type: "image/webp" as const }],
  };
  expect(describeArticle({ ...article, changed: "2026-11-02", picture }, absolute)).toMatchObject({
    dateModified: "2026-11-02",
    image: "https://volante.test/pictures/a-1200.webp",
  });
});
