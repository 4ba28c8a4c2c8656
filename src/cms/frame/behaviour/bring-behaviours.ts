import { pageLeft, type Stage } from "#ui/behaviour.ts";
import { type BehaviourName, behaviours } from "./behaviours.ts";

const behaviourNames = Object.keys(behaviours) as BehaviourName[];
const signs = ["pointerover", "pointerdown", "focusin", "change", "click"] as const;
/** Controls that do nothing, or less, as long as their behaviour is not there. */
const waiting = "[data-needs-script],[data-does],[data-panel]";

/** The document is one, however often its outermost markup is drawn anew: what has started stays. */
const coming = new Map<BehaviourName, Promise<unknown>>();
const ready = new Set<BehaviourName>();
let isRepeating = false;
let stage: Stage;

const bring = (name: BehaviourName): Promise<unknown> => {
  const found = coming.get(name);
  if (found) return found;
  const started = behaviours[name].load().then(
    ({ start }) => {
      ready.add(name);
      start(stage);
    },
    () => coming.delete(name),
  );
  coming.set(name, started);
  return started;
};

/** A click that came too early is repeated when it can be answered, or goes its native way when nothing came. */
const holdClick = (event: MouseEvent, target: Element, settled: Promise<unknown>): void => {
  const control = target.closest<HTMLElement>(waiting);
  if (!control || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = "true";
  const repeat = () => {
    control.ariaBusy = null;
    isRepeating = true;
    control.click();
    isRepeating = false;
  };
  // Also when a behaviour broke as it began: the control must not stay busy.
  void settled.then(repeat, repeat);
};

const onSign = (event: Event): void => {
  const { target } = event;
  if (isRepeating || !(target instanceof Element)) return;
  const wanted = behaviourNames.filter((name) => {
    const { at } = behaviours[name];
    return at && !ready.has(name) && target.closest(at);
  });
  if (wanted.length === 0) return;
  const settled = Promise.all(wanted.map(bring));
  if (event.type === "click") holdClick(event as MouseEvent, target, settled);
};

/** Brings the behaviours for which the page as it is now is reason enough, or where the focus already is. */
export const bringDue = (): void => {
  for (const name of behaviourNames) {
    const { at, isDue } = behaviours[name];
    if (!ready.has(name) && (isDue?.() || (at && document.activeElement?.closest(at)))) void bring(name);
  }
};

/** A new build is asked for when the page is looked at again, and when another begins. */
const bringFrame = (): void => void bring("frame");

/** From now on brings each behaviour at the first sign of interest in its markup. May be called again. */
export const bringOnInterest = (given: Stage): void => {
  stage = given;
  for (const type of signs) document.addEventListener(type, onSign, true);
  for (const type of ["hashchange", "storage", "volante:consent"]) addEventListener(type, bringDue);
  document.addEventListener("visibilitychange", bringFrame);
  addEventListener(pageLeft, bringFrame);
};
