import { runAttacks } from "./audit/attacks/run-attacks.ts";
import { readAuditOptions } from "./audit/audit-options.ts";
import { auditSite } from "./audit/audit-site.ts";
import { Findings } from "./audit/findings.ts";
import { printReport } from "./audit/print-report.ts";
import { buildSiteIfStale } from "./build-site.ts";
import { runTool } from "./run-tool.ts";
import { variablesForTests } from "./test-stages/variables-for-tests.ts";

/**
 * `npm run audit`: every page that links lead to, in both languages: links, HTML, files, what is published beside them; axe at 360 and
 * 1280 pixels, widths down to 400 % zoom; dark scheme, forced colours and Tab on one page of each template; every
 * state that pages are brought to by using them; and attacks. Bounds: `--minutes` (120), `--vehicles` (12 of each kind), `--queries`
 * (60), `--pages`; `--only` names parts, `--workers` (2) says how many browser pages at a time,
 * `--shard 1/2` takes a part of the pages, `--state menu` the states of that name, `--attack hosts` one attack. Exits with 1 when it
 * finds anything.
 */
await runTool(async () => {
  const options = readAuditOptions(process.argv.slice(2));
  await buildSiteIfStale({ env: variablesForTests() });
  const found = new Findings();
  if (options.isCrawled || options.isWanted("states")) await auditSite(options, found);
  if (options.isWanted("attacks"))
    found.lines.push(...(await runAttacks(options.attacks, (text) => found.say(text))));
  found.notes.push(`It took ${found.seconds()} s.`);
  if (printReport(found.lines, found.undecided, found.notes) > 0) process.exitCode = 1;
});
