import type { EarlyLife } from "#browser/activation-script.ts";
import { clickedElement } from "#browser/is-plain-click.ts";
import { isUnloading } from "#browser/is-unloading.ts";
import { waitingControls } from "#browser/page-attributes.ts";
import type { PageEvents } from "#browser/page-events.ts";
import { chunkLoadError } from "#browser/reload-once.ts";

export interface Behaviour {
  /** Imports its `start`, which runs once a document and then listens to the whole document. */
  readonly load: () => Promise<() => void>;
  /** Selector of its markup: it is loaded where that is present. */
  readonly at?: string;
  /** Another condition for loading it. */
  readonly isDue?: () => boolean;
}

/**
 * Loads the behaviours whose markup is present, those of the first interaction first. A click before its
 * behaviour is ready is deferred and repeated once; fields changed before send their `input` event again.
 */
export const loadBehaviours = (behaviours: readonly Behaviour[], early: EarlyLife): void => {
  const loading = new Map<Behaviour, Promise<unknown>>();
  const ready = new Set<Behaviour>();
  let isRepeating = false;

  const load = (behaviour: Behaviour): Promise<unknown> => {
    const found = loading.get(behaviour);
    if (found) return found;
    const started = behaviour.load().then(
      (start) => {
        ready.add(behaviour);
        start();
      },
      (error) => {
        loading.delete(behaviour);
        throw Object.assign(new Error(String(error)), { name: chunkLoadError });
      },
    );
    // Callers go on natively; `take-failures` reports the error.
    started.catch((error) => isUnloading() || reportError(error));
    loading.set(behaviour, started);
    return started;
  };
  const loadAll = (wanted: readonly Behaviour[]): Promise<unknown> => Promise.allSettled(wanted.map(load));
  /** The behaviours of this element that are not ready. */
  const pendingFor = (target: EventTarget | null): readonly Behaviour[] =>
    target instanceof Element
      ? behaviours.filter((each) => each.at && !ready.has(each) && target.closest(each.at))
      : [];
  const loadPresent = (): Promise<unknown> =>
    loadAll(
      behaviours.filter(
        (each) => !ready.has(each) && ((each.at && document.querySelector(each.at)) || each.isDue?.()),
      ),
    );

  /**
   * Runs `again` when the behaviours of the target are ready, or have failed: then the native behaviour
   * applies.
   */
  const later = async (target: EventTarget, again: () => void): Promise<void> => {
    await loadAll(pendingFor(target));
    isRepeating = true;
    again();
    isRepeating = false;
  };
  const defer = (control: HTMLElement): void => {
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
      if (isRepeating || !control || pendingFor(control).length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control.ariaBusy !== "true") defer(control);
    },
    true,
  );
  document.addEventListener(
    "input",
    ({ target }) => {
      if (!isRepeating && target && pendingFor(target).length > 0) repeatInput(target);
    },
    true,
  );
  const first = loadAll(pendingFor(early.target));
  for (const control of early.clicked) defer(control);
  for (const field of early.changed) repeatInput(field);
  void first.then(loadPresent).then(() => {
    document.documentElement.dataset.scripts = "ready";
  });
  for (const name of ["hashchange", "storage", "volante:consent", "volante:exchanged"] satisfies (
    | keyof PageEvents
    | keyof WindowEventMap
  )[])
    addEventListener(name, () => void loadPresent());
};
