export interface ServiceRequest {
  /** Path and query below the service's address. */
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | FormData;
}

/** Sends one request and answers what the service answered, whatever its status. Rejects when nothing came back. */
export type Transport = (request: ServiceRequest, signal: AbortSignal) => Promise<Response>;
