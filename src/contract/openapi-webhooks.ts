import { type EventType, eventCatalogue, type eventSchemas, eventVersion } from "./events.ts";
import { extensionKey } from "./field.ts";
import { exampleOf } from "./openapi-examples.ts";
import { componentRef, type JsonObject } from "./openapi-named-schemas.ts";

/** The tag of all webhooks. */
export const webhooksTag = {
  name: "Webhooks",
  description:
    "What the shop sends to the addresses of `WEBHOOK_URLS`, signed as [Standard Webhooks](https://www.standardwebhooks.com) says. *Extension.*",
};

const header = (name: string, description: string, example: string): JsonObject => ({
  ...{ name, in: "header", required: true, description },
  ...{ schema: { type: "string", maxLength: 1024 }, example },
});

/** Headers that the verification needs, by component name. */
export const webhookParameters = {
  WebhookId: header(
    "webhook-id",
    "Id of the event, the same at each attempt. What has this id was received before. *Extension.*",
    "msg_2b1d6c7e9f0a4d5b8c3e7f1a2b4c6d8e",
  ),
  WebhookTimestamp: header(
    "webhook-timestamp",
    "Moment of the attempt, in seconds since 1970. *Extension.*",
    "1795167000",
  ),
  WebhookSignature: header(
    "webhook-signature",
    "A signature by each secret, separated by spaces. *Extension.*",
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  ),
} as const;

type Components = Readonly<Record<string, JsonObject>>;

const subjects: Readonly<Record<keyof typeof eventSchemas, string>> = {
  LeadEvent: "lead:ld7f3k9w2m5x",
  AppointmentEvent: "trade_in:tr8m2k6x0q4w",
  ReservationEvent: "reservation:rs4n8v1c6y3z",
  TradeInEvent: "trade_in:tr8m2k6x0q4w",
  VehicleEvent: "vehicle:WVWZZZ1KZ8W123456",
  AlertEvent: "alert:al2h6p0t9s4b",
  AccountEvent: "customer:cu5d1r7g3j8q",
};

const messageSchema = (type: EventType): JsonObject => {
  const { description, schema } = eventCatalogue[type];
  return {
    title: type,
    type: "object",
    properties: {
      type: { type: "string", const: type, description, examples: [type] },
      version: {
        type: "integer",
        const: eventVersion,
        description: "Version of the catalogue; rises when an event would be misread",
        examples: [eventVersion],
      },
      timestamp: {
        type: "string",
        format: "date-time",
        description: "When it happened",
        examples: ["2026-11-20T09:30:00.000Z"],
      },
      subject: {
        type: "string",
        description: "What it is about: the events of one subject come in their order",
        examples: [subjects[schema]],
      },
      data: { $ref: componentRef(schema), description: "Ids and facts, without personal data" },
    },
    required: ["type", "version", "timestamp", "subject", "data"],
    [extensionKey]: true,
  };
};

const operationOf = (type: EventType, components: Components): JsonObject => {
  const schema = messageSchema(type);
  return {
    operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: `Event ${type}`,
    description: `${eventCatalogue[type].description} *Extension.*`,
    tags: [webhooksTag.name],
    [extensionKey]: true,
    security: [],
    parameters: Object.keys(webhookParameters).map((id) => ({ $ref: `#/components/parameters/${id}` })),
    requestBody: {
      required: true,
      content: { "application/json": { schema, example: exampleOf(schema, components) } },
    },
    responses: {
      "2XX": { description: "The event is delivered." },
      410: { description: "The receiver is gone: all that waits for it is set aside." },
      default: { description: "Not delivered, a redirect too: it is sent again for three days." },
    },
  };
};

/** Each event as a webhook. */
export const buildWebhooks = (components: Components): Readonly<Record<string, { post: JsonObject }>> =>
  Object.fromEntries(
    (Object.keys(eventCatalogue) as EventType[]).map((type) => [
      type,
      { post: operationOf(type, components) },
    ]),
  );
