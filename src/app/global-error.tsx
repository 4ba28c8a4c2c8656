"use client";

import { useEffect } from "react";
import { reloadOnce } from "#cms/frame/behaviour/reload-once.ts";
import { reportError } from "#cms/frame/behaviour/report-error.ts";

/**
 * When not even the document could be drawn. Loading it again asks the server, whose own page for errors needs no
 * scripts; only what fails twice within 10 s is said here, in both languages, as nothing else is known of the page.
 */
export default function GlobalError({ error }: { readonly error: unknown }) {
  useEffect(() => {
    reportError(error);
    reloadOnce();
  }, [error]);
  return (
    <html lang="es">
      <body>
        <main>
          <h1>Algo ha fallado por nuestra parte</h1>
          <p>
            <a href="/">Ir a la página de inicio</a>
          </p>
          <p lang="pt">
            Ocorreu uma falha do nosso lado. <a href="/pt/">Ir para a página inicial</a>
          </p>
        </main>
      </body>
    </html>
  );
}
