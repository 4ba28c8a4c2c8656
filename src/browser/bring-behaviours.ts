import { isLeaving } from "./leaving.ts";
import { waitingControls } from "./page-attributes.ts";
import { hear } from "./page-events.ts";
import { chunkLoadError } from "./reload-once.ts";
import type { EarlyLife } from "./wake-script.ts";

export interface Behaviour {
  /** Fetches its `start`, which is called once a document and listens to the whole document from then on. */
  readonly load: () => Promise<() => void>;
  /** The markup that it belongs to, as a selector: where there is any, it is brought. */
  readonly at?: string;
  /** Another reason to bring it. */
  readonly isDue?: () => boolean;
}

/**
 * Brings the behaviours for which there is markup, first those of what the visitor has turned to. Clicks that come before
 * their behaviour are held and repeated once; fields that were changed before it tell it again.
 */
export const bringBehaviours = (behaviours: readonly Behaviour[], early: EarlyLife): void => {
  const coming = new Map<Behaviour, Promise<unknown>>();
  const ready = new Set<Behaviour>();
  let isRepeating = false;

  const bring = (behaviour: Behaviour): Promise<unknown> => {
    const found = coming.get(behaviour);
    if (found) return found;
    const started = behaviour.load().then(
      (start) => {
        ready.add(behaviour);
        start();
      },
      (error) => {
        coming.delete(behaviour);
        throw Object.assign(new Error(String(error)), { name: chunkLoadError });
      },
    );
    // Whoever waits for it goes on natively; `take-failures` hears of it.
    started.catch((error) => isLeaving() || reportError(error));
    coming.set(behaviour, started);
    return started;
  };
  const bringFor = (target: EventTarget | null): Promise<unknown> => {
    const wanted =
      target instanceof Element
        ? behaviours.filter((each) => each.at && !ready.has(each) && target.closest(each.at))
        : [];
    return Promise.all(wanted.map(bring));
  };
  const bringPresent = (): Promise<unknown> =>
    Promise.allSettled(
      behaviours
        .filter(({ at, isDue }) => (at && document.querySelector(at)) || isDue?.())
        .filter((each) => !ready.has(each))
        .map(bring),
    );
  const isWaiting = (target: EventTarget | null): boolean =>
    target instanceof Element &&
    behaviours.some((each) => each.at && !ready.has(each) && target.closest(each.at));

  const hold = (control: HTMLElement): void => {
    control.ariaBusy = "true";
    const repeat = () => {
      control.ariaBusy = null;
      isRepeating = true;
      control.click();
      isRepeating = false;
    };
    // Also when a behaviour broke as it began: the control must not stay busy.
    void bringFor(control).then(repeat, repeat);
  };
  const tellAgain = (field: EventTarget): void => {
    const again = () => {
      isRepeating = true;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      isRepeating = false;
    };
    void bringFor(field).then(again, again);
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(waitingControls);
    if (isRepeating || !control || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isWaiting(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.ariaBusy !== "true") hold(control);
  };
  const onInput = ({ target }: Event): void => {
    if (!isRepeating && target && isWaiting(target)) tellAgain(target);
  };

  early.takeOver();
  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);
  const first = bringFor(early.target);
  for (const control of early.clicked) hold(control);
  for (const field of early.changed) tellAgain(field);
  const bringRest = async () => {
    await bringPresent();
    document.documentElement.dataset.scripts = "ready";
  };
  void first.then(bringRest, bringRest);
  for (const type of ["hashchange", "storage"]) addEventListener(type, () => void bringPresent());
  hear("volante:consent", () => void bringPresent());
  hear("volante:exchanged", () => void bringPresent());
};
