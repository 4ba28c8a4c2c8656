"use client";

import { useEffect } from "react";
import type { Failure, failedEvent } from "#cms/frame/behaviour/take-failures.ts";

/**
 * When not even the document could be drawn. Loading it again asks the server, whose own page for errors needs no
 * scripts; only what fails twice within 10 s is said here, in both languages, as nothing else is known of the page.
 */
export default function GlobalError({ error }: { readonly error: unknown }) {
  useEffect(() => {
    const failure: Failure = { error, isDocument: true };
    dispatchEvent(new CustomEvent("volante:failed" satisfies typeof failedEvent, { detail: failure }));
  }, [error]);
  return (
    <html lang="es">
      <body>
        <main>
          <h1>Algo ha fallado</h1>
          <a href="/">Inicio</a>
          <p lang="pt">
            Algo falhou. <a href="/pt/">Início</a>
          </p>
        </main>
      </body>
    </html>
  );
}
