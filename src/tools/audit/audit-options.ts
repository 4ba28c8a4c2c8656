import { readNumberOption } from "../read-number-option.ts";
import { readTextOption } from "../read-text-option.ts";
import { ToolError } from "../run-tool.ts";
import { allAttacks } from "./attacks/all-attacks.ts";
import type { Attack } from "./attacks/attack.ts";

/** Parts that begin with reading every page. */
const crawledParts = ["crawl", "files", "published", "pages"] as const;
const parts = [...crawledParts, "states", "attacks"] as const;

type Part = (typeof parts)[number];

const chooseParts = (only: string | undefined): readonly Part[] => {
  if (only === undefined) return parts;
  const names = only.split(",");
  const chosen = parts.filter((part) => names.includes(part));
  if (chosen.length === names.length) return chosen;
  throw new ToolError(`Usage: npm run audit -- --only <part>[,<part>]. Parts: ${parts.join(", ")}.`);
};

/** `2/3`: the second of three equal parts. */
const readShare = (text = "1/1"): { readonly from: number; readonly to: number } => {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > of) throw new ToolError("--shard takes two whole numbers, such as 1/2.");
  return { from: (part - 1) / of, to: part / of };
};

const chooseAttacks = (wanted: string | undefined): readonly Attack[] => {
  if (wanted === undefined) return allAttacks;
  const chosen = allAttacks.filter(({ name }) => wanted.split(",").includes(name));
  if (chosen.length > 0) return chosen;
  const known = allAttacks.map(({ name }) => name).join(", ");
  throw new ToolError(`There is no attack "${wanted}". Attacks: ${known}.`);
};

/**
 * What an audit is to look at, and how long, from the command line of `npm run audit`.
 * @throws ToolError for an option that says nothing that can be done
 */
export const readAuditOptions = (args: readonly string[]) => {
  const number = (name: string, max: number) => readNumberOption(args, name, { min: 1, max });
  const wanted = chooseParts(readTextOption(args, "only"));
  return {
    minutes: number("minutes", 600) ?? 120,
    limits: {
      vehicles: number("vehicles", 100_000) ?? 12,
      queries: number("queries", 100_000) ?? 60,
      pages: number("pages", 100_000) ?? 20_000,
    },
    workers: number("workers", 16) ?? 2,
    /** Several machines, or runs, share the pages for axe. */
    share: readShare(readTextOption(args, "shard")),
    /** Part of the names of the states that are wanted. */
    state: readTextOption(args, "state") ?? "",
    attacks: chooseAttacks(readTextOption(args, "attack")),
    isWanted: (part: Part) => wanted.includes(part),
    isCrawled: crawledParts.some((part) => wanted.includes(part)),
  };
};

export type AuditOptions = ReturnType<typeof readAuditOptions>;
