import { parseSavedList, type SavedList, serialiseSavedList } from "./saved-list.ts";
import { isVin } from "./vehicle-address.ts";

/** A saved item or notification of a customer that one press can change. */
const savedItemKinds = ["search", "car-alert", "price-drop", "notification"] as const;
export type SavedItemKind = (typeof savedItemKinds)[number];

const changes = ["remove", "restore", "pause", "resume", "read", "unread"] as const;
export type SavedItemChange = (typeof changes)[number];

/** Which of them: lists that were removed are made anew, so they come with what they are. */
export interface SavedItem {
  readonly thing: SavedItemKind;
  /** Of a price drop the VIN; empty for all notifications. */
  readonly id: string;
  readonly name: string;
  readonly list: SavedList | undefined;
}

const idForm = /^[A-Za-z0-9_-]{1,64}$/;

export const isSavedItemChange = (text: string): text is SavedItemChange =>
  changes.some((change) => change === text);

/** Parses `thing=search&id=…&name=…&list=…&brand=…`. Undefined when it names no saved item. Never throws. */
export const parseSavedItem = (params: URLSearchParams): SavedItem | undefined => {
  const thing = savedItemKinds.find((each) => each === params.get("thing"));
  const id = params.get("id") ?? "";
  const isId =
    thing === "price-drop" ? isVin(id) : idForm.test(id) || (thing === "notification" && id === "");
  if (thing === undefined || !isId) return undefined;
  const name = (params.get("name") ?? "").replace(/\p{Cc}/gu, "").slice(0, 120);
  return { thing, id, name, list: parseSavedList(params) };
};

/** The same as a query string. */
export const serialiseSavedItem = ({ thing, id, name, list }: SavedItem): string =>
  [new URLSearchParams({ thing, id, ...(name && { name }) }).toString(), list && serialiseSavedList(list)]
    .filter(Boolean)
    .join("&");
