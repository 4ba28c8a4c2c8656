import { setTimeout as pause } from "node:timers/promises";
import type { Tab } from "./engine.ts";
import { type LookTarget, lookAt, missedBy, type Seen, watchPointer } from "./look-at.ts";

const nothing: Seen = {
  count: 0,
  text: "",
  value: "",
  isChecked: false,
  isFocused: false,
  isInView: false,
  attributes: {},
  at: [-1, -1],
  isOnTop: false,
};

const timeoutMs = 10_000;

/** A visitor of the site in any engine. */
export type Visitor = ReturnType<typeof asVisitor>;

/**
 * @param site the site's origin
 * @param hasScripts whether the page's scripts run
 */
export const asVisitor = (tab: Tab, site: string, hasScripts: boolean) => {
  // Between two documents no page answers.
  const evaluate: Tab["evaluate"] = async (question, ...args) => {
    for (const end = Date.now() + timeoutMs; ; await pause(50)) {
      try {
        return await tab.evaluate(question, ...args);
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  };
  const look = async (place: LookTarget, bring = false): Promise<Seen> => {
    const [selector, text] = typeof place === "string" ? [place, ""] : place;
    return (await evaluate(lookAt, selector, text, bring)) ?? nothing;
  };
  /** Where a place is once it rests, and nothing lies above it. */
  const aim = async (place: LookTarget): Promise<readonly [number, number]> => {
    let before = (await look(place, true)).at;
    for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
      await pause(50);
      const { count, at, isOnTop } = await look(place, true);
      if (count > 0 && isOnTop && at[0] === before[0] && at[1] === before[1]) return at;
      before = at;
    }
    throw new Error(`${String(place)} cannot be pointed at: ${JSON.stringify(await look(place))}`);
  };
  const press = async (chord: string) => {
    const [key = "", modifier] = chord.split("+").reverse().filter(Boolean);
    await tab.press(chord === "+" ? chord : key, modifier === "Control");
  };
  /** Points until the pointer meets what is meant: on a busy machine a page may move between the look and the pointer. */
  const tap = async (place: LookTarget, heldMs = 0) => {
    const [selector] = typeof place === "string" ? [place] : place;
    for (const end = Date.now() + timeoutMs; ; ) {
      const at = await aim(place);
      if (hasScripts) await evaluate(watchPointer, selector);
      await tab.pointAt(...at, heldMs);
      const missed = hasScripts ? await evaluate(missedBy) : "";
      if (missed === "") return;
      if (Date.now() > end) throw new Error(`Pointed at ${missed} instead of ${String(place)}`);
    }
  };
  /** Types as fast as a person who takes `pace` milliseconds for a key, or as the engine can. */
  const type = async (text: string, pace = 0) => {
    let next = Date.now();
    for (const character of text) {
      await pause(Math.max(0, next - Date.now()));
      next = Date.now() + pace;
      await tab.press(character, false);
    }
  };
  return {
    look,
    press,
    /** Opens a path of the site. */
    open: (path: string) => tab.goTo(site + path),
    tap,
    /** Points at a field, takes all that it holds and types this instead. */
    fill: async (field: LookTarget, text: string, pace?: number) => {
      for (const end = Date.now() + timeoutMs; Date.now() < end && !(await look(field)).isFocused; )
        await tap(field);
      await press("Control+a");
      await type(text, pace);
    },
    /** Chooses of a list by typing its beginning, as the keyboard does. */
    choose: async (place: LookTarget, label: string) => {
      await evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), String(place));
      for (const character of label) await tab.press(character, false);
      await tab.press("Tab", false);
    },
    /** Path, query and hash. */
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    texts: (selector: string) =>
      evaluate(
        (wanted) => Array.from(document.querySelectorAll(wanted), ({ textContent }) => textContent ?? ""),
        selector,
      ),
    /** From now on scripts take a second and a half longer, and what they fetch five seconds. */
    slowDown: () => tab.setCookie("slow", "1"),
    back: tab.goBack,
    cookie: (name: string) =>
      evaluate(
        (wanted) =>
          document.cookie
            .split("; ")
            .find((each) => each.startsWith(`${wanted}=`))
            ?.slice(wanted.length + 1),
        name,
      ),
    evaluate,
    problems: tab.problems,
  };
};
