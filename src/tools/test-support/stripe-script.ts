/** A frame of the stand-in: it posts what is typed or pressed in it to the page around it. */
const framePage = (body: string, script: string): string =>
  `<!doctype html><html lang="en"><title>Stripe</title><body style="margin:0">${body}<script>${script}</script>`;

/** A field of a card; what is typed goes to the page's script, which stands for Stripe's. */
export const stripeFieldPage = (label: string): string =>
  framePage(
    `<input aria-label="${label}" style="border:0;width:100%">`,
    `const field = document.querySelector("input");
     field.oninput = () => parent.postMessage({ field: name, text: field.value }, "*");
     addEventListener("message", ({ data }) => {
       if (data.does === "focus") field.focus();
       if (data.does === "lock") field.disabled = data.isLocked;
     });
     parent.postMessage({ field: name, isReady: true }, "*");`,
  );

/** The page on which a bank authenticates a card's holder. */
export const stripeBankPage = framePage(
  `<button id="agree">Agree</button><button id="refuse">Refuse</button>`,
  `for (const button of document.querySelectorAll("button"))
     button.onclick = () => parent.postMessage({ bank: button.id }, "*");`,
);

/** What is used of Stripe.js, in the browser: fields in frames, `confirmCardPayment`, and a bank's question in a frame. */
const standInForStripe = () => {
  const api = "https://api.stripe.com/v1/payment_intents";
  type Change = { empty: boolean; complete: boolean; error?: { code: string } };
  const whole: Record<string, RegExp> = {
    cardNumber: /^(\d{4} ?){4}$/,
    cardExpiry: /^\d{2}\/\d{2}$/,
    cardCvc: /^\d{3}$/,
  };
  const validate = (type: string, text: string): Change => ({
    empty: text === "",
    complete: whole[type]?.test(text) ?? false,
    ...(text === "01/20" && { error: { code: "invalid_expiry_year_past" } }),
  });
  const createElement = (type: string, { disabled }: { disabled?: boolean }) => {
    const listeners: Record<string, ((value: unknown) => void)[]> = {};
    const frame = document.createElement("iframe");
    frame.name = type;
    frame.src = `https://js.stripe.com/field/${type}`;
    frame.title = type;
    frame.height = "24";
    frame.style.border = "0";
    frame.style.width = "100%";
    const post = (message: object) => frame.contentWindow?.postMessage(message, "*");
    const element = {
      text: "",
      on: (event: string, then: (value: unknown) => void) => {
        const known = listeners[event] ?? [];
        listeners[event] = [...known, then];
        return element;
      },
      off: () => element,
      mount: (node: HTMLElement) => void node.append(frame),
      unmount: () => frame.remove(),
      destroy: () => frame.remove(),
      focus: () => {
        frame.focus();
        post({ does: "focus" });
      },
      update: (options: { disabled?: boolean }) =>
        post({ does: "lock", isLocked: options.disabled === true }),
    };
    addEventListener("message", ({ data, origin }) => {
      if (origin !== "https://js.stripe.com" || data.field !== type) return;
      if (data.isReady) {
        post({ does: "lock", isLocked: disabled === true });
        for (const then of listeners.ready ?? []) then(element);
        return;
      }
      element.text = data.text;
      for (const then of listeners.change ?? []) then({ elementType: type, ...validate(type, data.text) });
      // Tests wait for it.
      frame.dataset.text = data.text;
    });
    return element;
  };
  const idOf = (token: string) => token.replace(/_secret_.*/, "");
  const askHolder = (): Promise<string> => {
    const frame = document.createElement("iframe");
    frame.name = "bank";
    frame.title = "bank";
    frame.src = "https://hooks.stripe.com/3d_secure";
    document.body.append(frame);
    return new Promise((resolve) => {
      addEventListener("message", ({ data, origin }) => {
        if (origin !== "https://hooks.stripe.com" || !data.bank) return;
        frame.remove();
        resolve(data.bank);
      });
    });
  };
  const connection = { error: { type: "api_connection_error", message: "We are experiencing issues." } };
  const send = async (address: string, body: Record<string, string>) => {
    try {
      const answer = await fetch(address, { method: "POST", body: new URLSearchParams(body) });
      return await answer.json();
    } catch {
      return connection;
    }
  };
  const createStripe = (key: string) => {
    const confirm = async (
      token: string,
      { payment_method }: { payment_method: { card: { text: string }; billing_details: { name: string } } },
    ) => {
      const own = { key, client_secret: token };
      const answer = await send(`${api}/${idOf(token)}/confirm`, {
        ...own,
        "payment_method_data[card][number]": payment_method.card.text,
        "payment_method_data[billing_details][name]": payment_method.billing_details.name,
      });
      if (answer.error) return answer;
      if (answer.status !== "requires_action") return { paymentIntent: answer };
      const holder = await askHolder();
      const then = await send(`${api}/${idOf(token)}/${holder}`, own);
      return then.error ? then : { paymentIntent: then };
    };
    const elements = () => {
      const made: Record<string, ReturnType<typeof createElement>> = {};
      return {
        create: (type: string, options = {}) => {
          const element = createElement(type, options);
          made[type] = element;
          return element;
        },
        getElement: (type: string) => made[type] ?? null,
        update: () => undefined,
      };
    };
    const none = () => Promise.reject(new Error("Not part of the stand-in"));
    return { elements, confirmCardPayment: confirm, createToken: none, createPaymentMethod: none };
  };
  Object.assign(self, { Stripe: Object.assign(createStripe, { version: "endive" }) });
};

/** It as a script. */
export const stripeScript = (): string => `(${standInForStripe})()`;
