import type { EarlyLife } from "#browser/activation-script.ts";
import { clickedElement } from "#browser/is-plain-click.ts";
import { isUnloading } from "#browser/is-unloading.ts";
import { waitingControls } from "#browser/page-attributes.ts";
import type { PageEvents } from "#browser/page-events.ts";
import { chunkLoadError } from "#browser/reload-once.ts";

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
export const loadBehaviours = (behaviours: readonly Behaviour[], early: EarlyLife): void => {
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
    started.catch((error) => isUnloading() || reportError(error));
    coming.set(behaviour, started);
    return started;
  };
  const bringAll = (wanted: readonly Behaviour[]): Promise<unknown> => Promise.allSettled(wanted.map(bring));
  /** What would answer to this and is not there yet. */
  const awaitedBy = (target: EventTarget | null): readonly Behaviour[] =>
    target instanceof Element
      ? behaviours.filter((each) => each.at && !ready.has(each) && target.closest(each.at))
      : [];
  const bringPresent = (): Promise<unknown> =>
    bringAll(
      behaviours.filter(
        (each) => !ready.has(each) && ((each.at && document.querySelector(each.at)) || each.isDue?.()),
      ),
    );

  /** Does it when those that answer are there, or have failed: then it goes its native way. */
  const later = async (target: EventTarget, again: () => void): Promise<void> => {
    await bringAll(awaitedBy(target));
    isRepeating = true;
    again();
    isRepeating = false;
  };
  const hold = (control: HTMLElement): void => {
    control.ariaBusy = "true";
    void later(control, () => {
      control.ariaBusy = null;
      control.click();
    });
  };
  const repeatInput = (field: EventTarget): void =>
    void later(field, () => field.dispatchEvent(new Event("input", { bubbles: true })));

  early.takeOver();
  document.addEventListener(
    "click",
    (event) => {
      const control = clickedElement(event, waitingControls);
      if (isRepeating || !control || awaitedBy(control).length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control.ariaBusy !== "true") hold(control);
    },
    true,
  );
  document.addEventListener(
    "input",
    ({ target }) => {
      if (!isRepeating && target && awaitedBy(target).length > 0) repeatInput(target);
    },
    true,
  );
  const first = bringAll(awaitedBy(early.target));
  for (const control of early.clicked) hold(control);
  for (const field of early.changed) repeatInput(field);
  void first.then(bringPresent).then(() => {
    document.documentElement.dataset.scripts = "ready";
  });
  for (const name of ["hashchange", "storage", "volante:consent", "volante:exchanged"] satisfies (
    | keyof PageEvents
    | keyof WindowEventMap
  )[])
    addEventListener(name, () => void bringPresent());
};
