import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { documentAddress } from "./document-address.ts";
import styles from "./personal.module.css";
import { reservationState } from "./reservation-state.ts";

type DocumentsPartProps = { readonly locale: Locale; readonly stored: OwnReservation };

type DocumentLinkProps = DocumentsPartProps & {
  readonly document: OwnReservation["documents"][number];
  readonly children: string;
};

/** A document of a reservation, as a file. */
export const DocumentLink = ({ locale, stored, document: { id, kind }, children }: DocumentLinkProps) => (
  <SiteLink
    href={documentAddress({ reservation: stored.id, document: id, kind, locale })}
    rel="nofollow"
    download
  >
    {children} (PDF)
  </SiteLink>
);

/** The documents of a reservation. */
export const DocumentsPart = async ({ locale, stored }: DocumentsPartProps) => {
  const t = await getScopedI18n("reservations");
  const { documents } = stored;
  const state = reservationState(stored, new Date());
  const isOver = state === "expired" || state === "cancelled";
  // Once it is confirmed they are there, or the service has none.
  const hasNone = state === "registered" || state === "confirmed" || state === "completed";
  if (documents.length === 0 && hasNone) return null;
  return (
    <section className={styles.part}>
      <h2>{t("documents")}</h2>
      {documents.length === 0 ? (
        <p>{t(isOver ? "documentsNever" : "documentsNone")}</p>
      ) : (
        <ul>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentLink locale={locale} stored={stored} document={document}>
                {document.name}
              </DocumentLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
