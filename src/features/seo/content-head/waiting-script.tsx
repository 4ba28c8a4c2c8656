import type { WaitingScript as Script } from "./read-head.ts";

/** A script that no browser runs, until the inline script makes one of it that does (`run-scripts.ts`). */
export const WaitingScript = ({ isModule, src, integrity, code }: Script) => (
  <script
    type="text/plain"
    data-head=""
    data-waits={isModule ? "module" : "text/javascript"}
    data-src={src}
    data-integrity={integrity}
    dangerouslySetInnerHTML={{ __html: code }}
  />
);
