"use client";

import { useEffect, useRef, useState } from "react";
import type { Locale } from "#platform/locale.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import { Button } from "#ui/button/button.tsx";
import { CardRow } from "#ui/card-row/card-row.tsx";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { ComparedVehicle } from "../comparison/comparison.ts";
import { shortlistWords } from "../shortlist-words.ts";
import { useAnswer } from "../use-answer.ts";
import { clearRecent } from "./clear-recent.ts";
import styles from "./recent-row.module.css";

export type RecentRowProps = {
  /** Latest first. */
  readonly vins: readonly string[];
  readonly locale: Locale;
};

/** Cards of the vehicles looked at lately. Put in only while its place is below the screen, so that nothing moves. */
export function RecentRow({ vins, locale }: RecentRowProps) {
  const words = shortlistWords(locale);
  const place = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  const [isCleared, setIsCleared] = useState(false);
  const { data } = useAnswer<{ readonly vehicles: readonly ComparedVehicle[] }>(
    `/api/cards?vin=${vins.join(",")}&locale=${locale}`,
  );
  const vehicles = data?.vehicles ?? [];

  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
      watch.disconnect();
      setIsBelow(true);
    });
    if (place.current && data) watch.observe(place.current);
    return () => watch.disconnect();
  }, [data]);

  const clear = () => {
    clearRecent();
    setIsCleared(true);
    void showAlert({ type: "success", message: words.cleared });
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  if (isCleared) return null;
  if (!isBelow || vehicles.length === 0) return <div ref={place} />;
  return (
    <section className={styles.recent}>
      <div className={styles.heading}>
        <h2>{words.recent}</h2>
        <Button type="button" look="tertiary" size="ghost" onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <CardRow label={words.recent} words={{ previous: words.previous, next: words.next }}>
        {vehicles.map(({ vin, name, version, path, price, picture, reserved }) => (
          <article key={vin} className={styles.card}>
            <DrawnPicture picture={picture} alt="" />
            <div>
              <h3>
                <SiteLink href={path}>{name}</SiteLink>
              </h3>
              <p>{version}</p>
              <p>
                <strong>{price}</strong> {reserved && words.reserved}
              </p>
            </div>
          </article>
        ))}
      </CardRow>
    </section>
  );
}
