import { endpointLabel } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { type ConnectionLevel, specificationPlaces } from "#contract/specification-places.ts";
import { withoutCall, withoutField } from "./absences.ts";
import type { FieldPresence, Misfit } from "./inspect-answer.ts";

/** Something that the storefront cannot use as it is. */
interface Break {
  /** Of an answer `data.prices.0.actualValue`; `status`, `content-type` or `time` of the answer itself. */
  readonly field: string;
  readonly expected: string;
  readonly arrived: string;
  /** What was requested, where that is not plain from the call. */
  readonly when: string;
  /** Section and name in the specification, or that the call is ours. */
  readonly specification: string;
}

/** What is left out is that of the call. */
export interface NewBreak extends Pick<Break, "field" | "expected" | "arrived"> {
  readonly when?: string | undefined;
  readonly specification?: string | undefined;
}

/** A field, or the whole call, that is absent, and what the shop does then. */
interface Absence {
  /** Empty for the whole call. */
  readonly field: string;
  readonly isOurs: boolean;
  readonly shop: string;
}

export type Verdict = "holds" | "breaks" | "absent" | "unchecked";

export interface CallReport {
  readonly name: EndpointName;
  readonly call: string;
  readonly level: ConnectionLevel;
  readonly isOurs: boolean;
  readonly verdict: Verdict;
  /** Of its slowest answer; null where it was not called. */
  readonly milliseconds: number | null;
  readonly breaks: readonly Break[];
  readonly absent: readonly Absence[];
  /** Why it, or a part of it, was not checked. */
  readonly skipped: readonly string[];
  readonly notes: readonly string[];
}

interface Entry {
  milliseconds: number | null;
  isAbsent: boolean;
  readonly breaks: Break[];
  readonly fields: Map<string, FieldPresence>;
  readonly skipped: Set<string>;
  readonly notes: Set<string>;
}

/** Where it stands what is ours. */
const oursPlace = "ours: /openapi.json of npm run services";

const longestShown = 80;

/** A value as a report shows it, on one line. */
export const showValue = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
};

const verdictOf = ({ breaks, isAbsent, skipped, milliseconds }: Entry): Verdict => {
  if (breaks.length > 0) return "breaks";
  if (isAbsent) return "absent";
  return skipped.size > 0 || milliseconds === null ? "unchecked" : "holds";
};

const absencesOf = (name: EndpointName, { isAbsent, fields }: Entry): readonly Absence[] => {
  if (isAbsent) return [{ field: "", isOurs: true, shop: withoutCall[name] ?? "" }];
  return [...fields].flatMap(([field, { isOurs, isPresent }]) => {
    const shop = isPresent ? undefined : withoutField(name, field);
    return shop === undefined ? [] : [{ field, isOurs, shop }];
  });
};

/** Collects what was found, call by call. */
export const createReport = () => {
  const entries = new Map<EndpointName, Entry>();
  const entryOf = (name: EndpointName): Entry => {
    const known = entries.get(name);
    const lists = { breaks: [], fields: new Map(), skipped: new Set<string>(), notes: new Set<string>() };
    const entry = known ?? { milliseconds: null, isAbsent: false, ...lists };
    entries.set(name, entry);
    return entry;
  };

  const addBreak = (name: EndpointName, { when = "", specification, ...found }: NewBreak): void => {
    const { breaks } = entryOf(name);
    if (breaks.some(({ field, expected }) => field === found.field && expected === found.expected)) return;
    const { place = oursPlace } = specificationPlaces[name];
    breaks.push({ ...found, when, specification: specification ?? place });
  };

  return {
    addBreak,
    addTime: (name: EndpointName, milliseconds: number): void => {
      const entry = entryOf(name);
      entry.milliseconds = Math.max(entry.milliseconds ?? 0, Math.round(milliseconds));
    },
    isCalled: (name: EndpointName): boolean => entryOf(name).milliseconds !== null,
    addNote: (name: EndpointName, note: string): void => void entryOf(name).notes.add(note),
    /** Of the call, or of a part of it, nothing is known. */
    addSkip: (name: EndpointName, reason: string): void => void entryOf(name).skipped.add(reason),
    /** The service does not have a call of ours. */
    addAbsence: (name: EndpointName): void => {
      entryOf(name).isAbsent = true;
    },
    addMisfits: (name: EndpointName, misfits: readonly Misfit[], when?: string): void => {
      for (const { field, expected, isFatal, isUnknownWord, isOurs, ...misfit } of misfits) {
        const arrived = showValue(misfit.arrived);
        const specification = isOurs ? oursPlace : undefined;
        if (isFatal || !(isUnknownWord || isOurs))
          addBreak(name, { field, expected, arrived, when, specification });
        else entryOf(name).notes.add(`${field} is left out: ${arrived} is not ${expected}`);
      }
    },
    addFields: (name: EndpointName, found: ReadonlyMap<string, FieldPresence>): void => {
      const { fields } = entryOf(name);
      for (const [field, { isOurs, isPresent }] of found)
        fields.set(field, { isOurs, isPresent: isPresent || fields.get(field)?.isPresent === true });
    },
    calls: (): readonly CallReport[] =>
      [...entries].map(([name, entry]) => ({
        name,
        call: endpointLabel(endpoints[name]),
        level: specificationPlaces[name].level,
        isOurs: "extension" in endpoints[name],
        verdict: verdictOf(entry),
        milliseconds: entry.milliseconds,
        breaks: entry.breaks,
        absent: absencesOf(name, entry),
        skipped: [...entry.skipped],
        notes: [...entry.notes],
      })),
  };
};

export type Report = ReturnType<typeof createReport>;
