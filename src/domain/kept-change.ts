import { type KeptList, parseKeptList, serialiseKeptList } from "./kept-list.ts";
import { isVin } from "./vehicle-address.ts";

/** What a customer keeps, or was told, and can change by one press. */
const keptThings = ["search", "car-alert", "price-drop", "notification"] as const;
export type KeptThing = (typeof keptThings)[number];

const changes = ["remove", "restore", "pause", "resume", "read", "unread"] as const;
export type KeptChange = (typeof changes)[number];

/** Which of them: lists that were removed are made anew, so they come with what they are. */
export interface KeptSubject {
  readonly thing: KeptThing;
  /** Of a price drop the VIN; empty for all notifications. */
  readonly id: string;
  readonly name: string;
  readonly list: KeptList | undefined;
}

const idForm = /^[A-Za-z0-9_-]{1,64}$/;

export const isKeptChange = (text: string): text is KeptChange => changes.some((change) => change === text);

/** Reads `thing=search&id=…&name=…&list=…&brand=…`. Undefined where it names nothing that is kept. Never throws. */
export const parseKeptSubject = (params: URLSearchParams): KeptSubject | undefined => {
  const thing = keptThings.find((each) => each === params.get("thing"));
  const id = params.get("id") ?? "";
  const isId =
    thing === "price-drop" ? isVin(id) : idForm.test(id) || (thing === "notification" && id === "");
  if (thing === undefined || !isId) return undefined;
  const name = (params.get("name") ?? "").replace(/\p{Cc}/gu, "").slice(0, 120);
  return { thing, id, name, list: parseKeptList(params) };
};

/** The same as a query string. */
export const serialiseKeptSubject = ({ thing, id, name, list }: KeptSubject): string =>
  [new URLSearchParams({ thing, id, ...(name && { name }) }).toString(), list && serialiseKeptList(list)]
    .filter(Boolean)
    .join("&");
