import { LRUCache } from "lru-cache";
import type { Page } from "#api/models/page.ts";
import { env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import { InlineScript } from "#ui/inline-script.tsx";
import { absoluteUrl } from "../absolute-url.ts";
import { JsonLd } from "../json-ld.tsx";
import { type RefusedPart, readHead } from "./read-head.ts";
import { runScripts } from "./run-scripts.ts";
import { WaitingScript } from "./waiting-script.tsx";

const reported = perProcess("reported-head-parts", () => new LRUCache<string, true>({ max: 1_000 }));

/** Logs each once a process: pages render again and again. */
const report = ({ part, name, reason }: RefusedPart, path: string): void => {
  const key = JSON.stringify([part, name, reason, name.startsWith("inline") && path]);
  if (reported().has(key)) return;
  reported().set(key, true);
  // A field called `name` is cleared of what it says.
  log().warn({ path, part, what: name, reason }, "A part of a page's head was left out");
};

/**
 * What the content service has written into a page's head, by the rules of `read-head.ts`: links and metas, data for search engines, and
 * scripts, which run after consent. `finalize-page` brings scripts into the head and their hashes and hosts into the policy.
 */
export const ContentHead = ({
  page,
  isVerified,
  hasLanguages,
}: {
  readonly page: Page;
  /** Whether `GET seo` has a verification. */
  readonly isVerified: boolean;
  readonly hasLanguages: boolean;
}) => {
  const { metas, links, data, scripts, refused } = readHead(page, {
    hosts: env().CONTENT_SCRIPT_HOSTS,
    written: isVerified ? ["google-site-verification"] : [],
    hasLanguages,
  });
  for (const part of refused) report(part, page.path);
  return (
    <>
      {metas.map(({ "http-equiv": httpEquiv, ...meta }) => (
        <meta key={JSON.stringify([httpEquiv, meta])} httpEquiv={httpEquiv} {...meta} />
      ))}
      {links.map(({ hreflang, href, ...link }) => (
        <link
          key={JSON.stringify([hreflang, href, link])}
          {...link}
          hrefLang={hreflang}
          href={absoluteUrl(href)}
        />
      ))}
      {data.map((each) => (
        <JsonLd key={JSON.stringify(each)} data={each} isInHead />
      ))}
      {scripts.map((script) => (
        <WaitingScript key={script.src ?? script.code} {...script} />
      ))}
      {scripts.length > 0 && <InlineScript code={runScripts()} />}
    </>
  );
};
