import { expect } from "vitest";
import { hashSource } from "#platform/answers/content-policy.ts";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "../rehearse/attacks/send.ts";
import { isPage } from "../support/lies.ts";
import { test } from "./lying-test.ts";

const breakOut = '"><script>evil()</script>';
const inline = 'window.shop="$&";';

/** What a content service wants in the head: half of it is refused. */
const wanted = {
  script: [
    { innerHTML: inline },
    { src: "https://tags.example/t.js?id=1" },
    { src: "https://elsewhere.example/stolen.js?key=1" },
    { innerHTML: "</script><script>evil()</script>" },
    { type: "importmap", innerHTML: "{}" },
    { type: "application/ld+json", innerHTML: JSON.stringify({ "@type": "WebPage", name: "</script>" }) },
    { src: 7 },
  ],
  links: [
    { rel: "license", href: "https://license.example/by/", title: breakOut },
    { rel: "preconnect", href: "https://tags.example" },
    { rel: "stylesheet", href: "https://elsewhere.example/x.css" },
    { rel: "canonical", href: "https://elsewhere.example/" },
  ],
  meta: [
    { name: "keywords", content: breakOut },
    { property: "fb:app_id", content: "1" },
    { "http-equiv": "refresh", content: "0;url=https://elsewhere.example/" },
    { "http-equiv": "Content-Security-Policy", content: "script-src *" },
    { name: "referrer", content: "no-referrer" },
    { name: "viewport", content: "width=1" },
  ],
} as const;

test("seo.script, seo.links and metas are written into the head under the policy, and what breaks it is named once", async ({
  site,
}) => {
  const path = paths.faq.es;
  const plain = await send(site.url, path);
  site.lie((address, answer) => {
    if (!isPage(address) || answer.data === undefined) return answer;
    const { seo, ...page } = answer.data as { readonly seo: object };
    const { meta, ...more } = wanted;
    return { ...answer, data: { ...page, seo: { ...seo, ...more }, meta } };
  });
  const render = async () => {
    await site.invalidatePages();
    return send(site.url, path);
  };
  await render();
  const { status, body, headers } = await render();
  expect(status).toBe(200);
  const [head = "", rest = ""] = body.split("</head>");
  expect(head).toMatch(
    /<link rel="license" title="&quot;&gt;&lt;script[^>]* href="https:\/\/license\.example\/by\/"/,
  );
  expect(head).toMatch(/<link rel="preconnect" href="https:\/\/tags\.example\/?"/);
  expect(head).toContain('<meta name="keywords" content="&quot;&gt;&lt;script');
  expect(head).toContain('<meta property="fb:app_id" content="1"/>');
  expect(head).toContain(`data-waits="text/javascript">${inline}</script>`);
  expect(head).toContain('data-src="https://tags.example/t.js?id=1"></script>');
  expect(head).toContain('>{"@type":"WebPage","name":"\\u003c/script>"}</script>');
  expect(body).not.toContain("elsewhere.example");
  expect(body).not.toMatch(/importmap|evil\(\)<|http-equiv|name="referrer"|content="width=1"/);
  expect(head.match(/rel="canonical"|name="viewport"/g)).toHaveLength(2);
  expect(rest).not.toContain('data-waits="');

  const policy = headers["content-security-policy"] ?? "";
  const before = plain.headers["content-security-policy"] ?? "";
  expect(policy).toContain(hashSource(inline));
  expect(policy).toMatch(/script-src [^;]*https:\/\/tags\.example/);
  expect(policy).not.toMatch(/unsafe-(?:inline'[^;]*script|eval)|elsewhere/);
  expect(before).not.toContain("tags.example");

  const refused = () =>
    Array.from(site.output().matchAll(/^\{.*"A part of a page's head was left out".*$/gm), ([line]) => {
      const { part, what, reason } = JSON.parse(line) as Record<string, string>;
      return `${part} ${what}: ${reason}`;
    }).toSorted();
  await expect
    .poll(refused)
    .toEqual([
      "link stylesheet https://elsewhere.example/x.css: rel",
      "meta Content-Security-Policy: http-equiv",
      "meta referrer: meta name",
      "meta refresh: http-equiv",
      "script https://elsewhere.example/stolen.js: host",
      "script inline 4: content",
      "script inline 5: type",
    ]);
});
