type Paid = {
  readonly status: number;
  readonly body: {
    readonly status?: string;
    readonly error?: { readonly code?: string; readonly decline_code?: string };
  };
};

const send = async (address: string, params: Readonly<Record<string, string>>): Promise<Paid> => {
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(params) });
  return { status: answer.status, body: (await answer.json()) as Paid["body"] };
};

/** Does what Stripe's script does on a payment page, at a stand-in. `clientToken` is all that it knows of the payment. */
export const createStripePage = (url: string, publishableKey = "pk_test_standin") => {
  const idOf = (clientToken: string): string => clientToken.replace(/_secret_.*$/, "");
  const own = (clientToken: string) => ({ key: publishableKey, client_secret: clientToken });
  return {
    /** With a number of Stripe's test cards. */
    pay: (clientToken: string, number = "4242 4242 4242 4242"): Promise<Paid> =>
      send(`${url}/v1/payment_intents/${idOf(clientToken)}/confirm`, {
        ...own(clientToken),
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": number,
      }),
    authenticate: (clientToken: string, outcome: "complete" | "fail"): Promise<Paid> =>
      send(`${url}/stand-in/payment_intents/${idOf(clientToken)}/authenticate`, {
        ...own(clientToken),
        outcome,
      }),
  };
};
