import { answerBytes, requestBytes } from "./body-sizes.ts";
import { extensionsHeader } from "./strip-unannounced.ts";

/** What holds for every call, as the OpenAPI document says it. */
export const generalDescription = `
What the storefront calls, and what a service has to answer. A service that has the calls of the specification with its fields is a whole service.

## Envelope
A success is \`{ "data": …, "status": 200 }\`, a refusal \`{ "error": { "code", "message", "field" }, "status": 4xx or 5xx }\`. The HTTP status is the same as \`status\`. Bytes (pictures, documents) have no envelope. Each call lists its codes; one that is not listed counts as its status alone. A method that a path does not have is 405 \`method-not-allowed\`.

## Specified or extension
What is marked *Extension* (\`x-volante-extension: true\`) is not in the specification. A service may leave such a field out of an answer, and the shop does not show its part. It may answer 404, 405 without an envelope, or 501 to such a call, and the shop hides what needs it. What is inside an extension is one too. Readers ignore fields that they do not know, so an answer may hold more.

In a request of a specified call, most fields of ours are sent only to a service that announces them: any of its answers carries the header \`${extensionsHeader}\` with their names separated by commas, or \`*\` for all.

## Values
- Money is decimal euros: \`12345.5\` is 12 345,50 €. Rates are in percent. Distances are in kilometres.
- Dates are \`2026-11-20\`, moments ISO 8601 with an offset, times of the clock \`09:30\`.
- Texts are in the language of \`accept-language\`, es or pt, which also names the market: Spain or Portugal.
- In answers, null stands for a field that is left out, and a number may come as text (\`"12.5"\`).
- An empty value in a query or in form data counts as left out.

## Headers and query
Every call carries \`x-company-id\`, and \`x-session-id\` where the visitor has a session. A token travels as \`authorization: Bearer …\`. One that is not valid is refused with 401, also where a call may come without one, unless the operation has \`x-forgives-token: true\`: there it counts as none. Campaign parameters (\`utm_source\`, \`utm_medium\`, \`utm_campaign\`, \`utm_term\`, \`utm_content\`) may follow any query and are never refused.

## Limits
A request has at most ${requestBytes.json} bytes as JSON and ${requestBytes.form} as form data with a picture; an answer has at most ${answerBytes}. Calls with \`x-idempotent: true\` are sent again after a lost answer: a second one must change nothing more. A call that is answered too late counts as failed; pages wait for two seconds.
`.trim();
