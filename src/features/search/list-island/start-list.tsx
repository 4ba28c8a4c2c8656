import type { StartBehaviour } from "#ui/behaviour.ts";
import { attachList } from "./list-behaviour.ts";
import { lists, type ShownList } from "./shown-list.ts";

/** What was chosen before anybody listened is told again. */
const tellAgain = ({ root }: ShownList): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !root.contains(field))
    return;
  const isChanged =
    field instanceof HTMLSelectElement
      ? !field.selectedOptions[0]?.defaultSelected
      : field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  if (isChanged) field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Makes lists change in place. */
export const start: StartBehaviour = () => {
  const follow = (list: ShownList, isShownAnew: boolean) => {
    const { root, status, facts, go } = list;
    queueMicrotask(() => {
      if (root.isConnected) list.leave = attachList(root, status, facts, go, isShownAnew);
    });
  };
  lists.follow = (list) => follow(list, true);
  if (!lists.shown?.root.isConnected) return;
  const { shown } = lists;
  follow(shown, false);
  queueMicrotask(() => tellAgain(shown));
};
