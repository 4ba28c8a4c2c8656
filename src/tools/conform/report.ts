import { endpointLabel } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { type ConnectionLevel, specificationPlaces } from "#contract/specification-places.ts";
import { withoutCall, withoutField } from "./absences.ts";
import type { FieldPresence, Inspection, Misfit } from "./inspect-answer.ts";

/** Something that the storefront cannot use as it is. */
export interface Break {
  /** Of an answer `data.prices.0.actualValue`; `status`, `content-type` or `time` of the answer itself. */
  readonly field: string;
  readonly expected: string;
  readonly arrived: string;
  /** What was requested, where that is not plain from the call. */
  readonly when: string;
  /** Section and name in the specification; the endpoint is ours where there is none. */
  readonly specification: string;
}

/** What is ours and absent, or specified and dispensable and absent; and what the shop does not show then. */
export interface Absence {
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
  readonly notes: readonly string[];
}

interface Entry {
  milliseconds: number | null;
  isAbsent: boolean;
  isSkipped: boolean;
  readonly breaks: Break[];
  readonly fields: Map<string, FieldPresence>;
  readonly notes: Set<string>;
}

const longestShown = 80;

/** A value as a report shows it, on one line. */
export const showValue = (value: unknown): string => {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
};

const misfitNote = ({ field, expected, arrived }: Misfit): string =>
  `${field} is left out: ${showValue(arrived)} is not ${expected}`;

/** Collects what was found, call by call. */
export const createReport = () => {
  const entries = new Map<EndpointName, Entry>();
  const entryOf = (name: EndpointName): Entry => {
    const known = entries.get(name);
    if (known) return known;
    const entry: Entry = {
      milliseconds: null,
      isAbsent: false,
      isSkipped: false,
      breaks: [],
      fields: new Map(),
      notes: new Set(),
    };
    entries.set(name, entry);
    return entry;
  };

  const addBreak = (
    name: EndpointName,
    { specification, ...found }: Omit<Break, "specification"> & { readonly specification?: string },
  ) => {
    const { breaks } = entryOf(name);
    const isKnown = breaks.some((each) => each.field === found.field && each.expected === found.expected);
    const place =
      specification ?? specificationPlaces[name].place ?? "ours: /openapi.json of the reference services";
    if (!isKnown) breaks.push({ ...found, specification: place });
  };

  return {
    addBreak,
    countBreaks: (name: EndpointName): number => entryOf(name).breaks.length,
    addTime: (name: EndpointName, milliseconds: number) => {
      const entry = entryOf(name);
      entry.milliseconds = Math.max(entry.milliseconds ?? 0, Math.round(milliseconds));
    },
    addNote: (name: EndpointName, note: string) => entryOf(name).notes.add(note),
    /** Of the call, or of a part of it, nothing is known. */
    addSkip: (name: EndpointName, reason: string) => {
      const entry = entryOf(name);
      entry.isSkipped = true;
      entry.notes.add(`not checked: ${reason}`);
    },
    /** The service does not have a call of ours. */
    addAbsence: (name: EndpointName) => {
      entryOf(name).isAbsent = true;
    },
    addInspection: (name: EndpointName, { misfits, fields }: Inspection, when: string) => {
      const entry = entryOf(name);
      for (const misfit of misfits) {
        const { field, expected, arrived, isFatal, isUnknownWord, isOurs } = misfit;
        if (!isFatal && (isUnknownWord || isOurs)) entry.notes.add(misfitNote(misfit));
        else addBreak(name, { field, expected, arrived: showValue(arrived), when });
      }
      for (const [field, { isOurs, isPresent }] of fields)
        entry.fields.set(field, {
          isOurs,
          isPresent: isPresent || entry.fields.get(field)?.isPresent === true,
        });
    },
    calls: (): readonly CallReport[] =>
      [...entries].map(([name, entry]) => {
        const { level } = specificationPlaces[name];
        const { isAbsent, isSkipped, milliseconds, breaks, notes } = entry;
        const rest = isSkipped || milliseconds === null ? "unchecked" : "holds";
        return {
          name,
          call: endpointLabel(endpoints[name]),
          level,
          isOurs: "extension" in endpoints[name],
          verdict: breaks.length > 0 ? "breaks" : isAbsent ? "absent" : rest,
          milliseconds,
          breaks,
          absent: isAbsent
            ? [{ field: "", isOurs: true, shop: withoutCall[name] ?? "" }]
            : [...entry.fields].flatMap(([field, { isOurs, isPresent }]) => {
                const shop = isPresent ? undefined : withoutField(name, field);
                return shop === undefined ? [] : [{ field, isOurs, shop }];
              }),
          notes: [...notes],
        };
      }),
  };
};

export type Report = ReturnType<typeof createReport>;
