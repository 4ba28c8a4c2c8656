/** A vehicle in the words of GA4. */
export type SoldItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category: string;
  readonly price?: number;
};

/** What a page states of a reservation that begins or is paid, in the words of GA4; nothing of the person. */
export type SaleFacts = {
  readonly name: "begin_checkout" | "purchase";
  readonly currency: "EUR";
  readonly value?: number | undefined;
  readonly transaction_id?: string;
  readonly items: readonly SoldItem[];
};
