import { allBlocks } from "#contract/blocks/all-blocks.ts";
import { findUnreadField } from "#contract/find-unread-field.ts";
import { nameFaults, nameField } from "#shop-folder/files/name-faults.ts";
import type { ShopComponent } from "../shop-page.ts";
import type { WrittenPage } from "./written-page.ts";

/**
 * What is wrong with the blocks of a written page by the shapes of the contract: each with file, line and field.
 * @param components the page's own, with what the stock has added
 */
export const checkBlocks = ({ text, written }: WrittenPage, components: readonly ShopComponent[]): string[] =>
  components.flatMap(({ id, key, data }) => {
    const path = ["blocks", text.components.findIndex((own) => own.id === id)];
    const { data: read, error } = allBlocks.find((block) => block.key === key)?.data.safeParse(data) ?? {};
    if (error !== undefined) return nameFaults(written, error, path);
    const unread = findUnreadField(data, read);
    const keys = unread?.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return keys === undefined
      ? []
      : [`${nameField(written, [...path, ...keys])}: no field is called so in a block "${key}"`];
  });
