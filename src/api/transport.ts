export interface ServiceRequest {
  /** Path and query below the service's address. */
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | FormData | ArrayBuffer;
}

/** A way to a service. */
export interface Transport {
  /** Sends one request and answers what the service answered, whatever its status. Rejects when nothing came back. */
  readonly send: (request: ServiceRequest, signal: AbortSignal) => Promise<Response>;
  /** Awaited before each request, outside the request's time: a service in this process opens its database at first. */
  readonly ready?: () => Promise<unknown>;
  /** The service is another process and may never answer. One in this process computes, and is waited for. */
  readonly mayHang: boolean;
  /** The service is the reference backend, which takes every field of ours before it was ever called. */
  readonly isReference?: true;
}
