import type { ReactNode } from "react";
import { SiteLink } from "../site-link/site-link.tsx";
import styles from "./section.module.css";

export type SectionProps = {
  readonly heading?: string;
  /** Link to more of the section's subject: "Ver todos". */
  readonly link?: { readonly text: string; readonly href: string };
  /** A sentence below the heading. */
  readonly text?: string;
  readonly ground?: "sunken";
  readonly children: ReactNode;
};

/** A section of a page: heading, link, content, in the width and spacing of all sections. */
export const Section = ({ heading, link, text, ground, children }: SectionProps) => (
  <section className={styles.section} data-ground={ground}>
    <div className={styles.inner}>
      {heading !== undefined && (
        <div className={styles.heading}>
          <h2>{heading}</h2>
          {link !== undefined && <SiteLink href={link.href}>{link.text}</SiteLink>}
        </div>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  </section>
);
