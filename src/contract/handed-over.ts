/**
 * The answer of a service in this process: its data as it is, in place of a body. `read-answer.ts` validates it as any
 * other, and thereby copies it.
 */
export class HandedOver extends Response {
  readonly handsOver = true;
  readonly data: unknown;

  constructor(data: unknown, { status, headers }: Pick<Response, "status" | "headers">) {
    super(null, { status, headers });
    this.data = data;
  }
}

/** By its field: the framework's bundles and the server have a copy of the class each. */
export const isHandedOver = (response: Response): response is HandedOver => "handsOver" in response;
