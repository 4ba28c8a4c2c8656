/** A vehicle as a mail names it. */
export type MailedVehicle = {
  readonly name: string;
  /** With its currency. */
  readonly price: string;
  /** Of its page. */
  readonly href: string;
};

/** Where a vehicle is to be seen. */
export type MailedDealer = {
  readonly name: string;
  readonly address: string;
  /** As people write it. */
  readonly phone: string;
};
