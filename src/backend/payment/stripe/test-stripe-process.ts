import { parseArgs } from "node:util";
import { startStripeStandIn } from "./test-stripe-server.ts";

/** `node test-stripe-process.ts --port 4242 --webhook-url …`: runs the stand-in until it is stopped. Prints its address. */
const { values } = parseArgs({
  options: {
    port: { type: "string" },
    "secret-key": { type: "string" },
    "publishable-key": { type: "string" },
    "webhook-url": { type: "string" },
    "webhook-secret": { type: "string" },
  },
});

const standIn = await startStripeStandIn({
  ...(values.port === undefined ? {} : { port: Number(values.port) }),
  ...(values["secret-key"] === undefined ? {} : { secretKey: values["secret-key"] }),
  ...(values["publishable-key"] === undefined ? {} : { publishableKey: values["publishable-key"] }),
  ...(values["webhook-url"] === undefined ? {} : { webhookUrl: values["webhook-url"] }),
  ...(values["webhook-secret"] === undefined ? {} : { webhookSecret: values["webhook-secret"] }),
});
process.stdout.write(`${standIn.url}\n`);
process.once("SIGTERM", () => void standIn.close());
