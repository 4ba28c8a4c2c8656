import { isChunkError, reloadOnce } from "./reload-once.ts";
import { reportError } from "./report-error.ts";

/** What an error page tells of why it is there. The listener writes the code under which the log knows it. */
export type Failure = {
  readonly error: unknown;
  /** Not even the document could be drawn: loading it again asks the server, whose own error page needs no scripts. */
  readonly isDocument?: boolean;
  code?: string;
};

/** The event that carries a failure, so that the error pages need to bring no code for it. */
export const failedEvent = "volante:failed";

const onFailed = ({ detail }: CustomEvent<Failure>): void => {
  const { error, isDocument = false } = detail;
  const isReloading = (isDocument || isChunkError(error)) && reloadOnce();
  if (isDocument || !isReloading) detail.code = reportError(error);
};

const onError = (error: unknown): void => {
  if (isChunkError(error) && !reloadOnce())
    document.querySelector<HTMLElement>('[data-flash="incomplete"]')?.showPopover?.();
};

/** Chunks that do not load, wherever they were asked for, and pages that broke; a second time within 10 s the visitor is told what to do. */
export const takeFailures = (): void => {
  addEventListener("error", ({ error }) => onError(error));
  addEventListener("unhandledrejection", ({ reason }) => onError(reason));
  addEventListener(failedEvent, (event) => onFailed(event as CustomEvent<Failure>));
};
