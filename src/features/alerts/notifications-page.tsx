import type { z } from "zod";
import { offersRoute } from "#api/offered-parts.ts";
import { type notification, notificationKinds, type notificationList } from "#contract/notification.ts";
import { viewQuery } from "#domain/personal-query.ts";
import { routePath } from "#domain/route-paths.ts";
import type { SavedItem } from "#domain/saved-item.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./alerts.module.css";
import { SavedItemForm } from "./saved-item-form.tsx";
import { SavedItemNotices } from "./saved-item-notices.tsx";

type NotificationItemProps = {
  readonly locale: Locale;
  /** The part of the list that is shown. */
  readonly view: string;
  readonly notification: z.infer<typeof notification>;
};

/** A notification, with a link to its subject. */
const NotificationItem = async ({ locale, view, notification: entry }: NotificationItemProps) => {
  const t = await getScopedI18n("notifications");
  const { longDate, time } = marketOf(locale).formats;
  const { id, title, message, path, read, createTime } = entry;
  return (
    <li data-unread={read ? undefined : ""}>
      <h2>{path === undefined ? title : <SiteLink href={path}>{title}</SiteLink>}</h2>
      <p>{message}</p>
      <p className={styles.note}>
        {!read && <b className={styles.fresh}>{t("isNew")} · </b>}
        <time dateTime={createTime}>
          {longDate(createTime)}, {time(createTime)}
        </time>
      </p>
      <SavedItemForm
        locale={locale}
        view={view}
        subject={{ thing: "notification", id, name: title, list: undefined }}
        buttons={[read ? ["unread", t("markUnread")] : ["read", t("read")], ["remove", t("remove")]]}
      />
    </li>
  );
};

type Kind = (typeof notificationKinds)[number];

export type NotificationsPageProps = {
  readonly locale: Locale;
  readonly list: z.infer<typeof notificationList>;
  /** The kind to show; all by default. */
  readonly kind: Kind | undefined;
  readonly removed: SavedItem | undefined;
  readonly failed: string | null;
};

/** Kinds that the site has. */
const offeredKinds = () =>
  notificationKinds.filter((kind) => {
    if (kind === "reservation") return offersRoute("reservations");
    return kind === "trade-in" ? offersRoute("tradeIns") : true;
  });

const all: SavedItem = { thing: "notification", id: "", name: "", list: undefined };

/** Notifications of a customer, newest first, filtered by kind. */
export const NotificationsPage = async ({ locale, list, kind, removed, failed }: NotificationsPageProps) => {
  const t = await getScopedI18n("notifications");
  const { notifications, unread, page } = list;
  const path = routePath("notifications", locale);
  const query = kind ? `?about=${kind}` : "";
  const isThere = notifications.some(({ id }) => id === removed?.id);
  const view = viewQuery(
    new URLSearchParams({
      ...(kind && { about: kind }),
      ...(page.number > 1 && { page: String(page.number) }),
    }),
  );
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <SavedItemNotices locale={locale} removed={isThere ? undefined : removed} failed={failed} view={view} />
      <nav aria-label={t("filter")} className={styles.ways}>
        <SiteLink href={path} aria-current={kind === undefined ? "page" : undefined}>
          {t("all")}
        </SiteLink>
        {offeredKinds().map((each) => (
          <SiteLink
            key={each}
            href={`${path}?about=${each}`}
            aria-current={kind === each ? "page" : undefined}
          >
            {t(`kinds.${each}`)}
          </SiteLink>
        ))}
      </nav>
      {notifications.length === 0 && <p>{t(kind === undefined ? "none" : "noneOfKind")}</p>}
      {notifications.length === 0 && kind === undefined && (
        <p>
          <ButtonLink href={routePath("savedSearches", locale)}>{t("makeAlert")}</ButtonLink>
        </p>
      )}
      {unread > 0 && (
        <SavedItemForm locale={locale} subject={all} view={view} buttons={[["read", t("readAll")]]}>
          <p>
            <strong>{t("unread", { count: unread })}</strong>
          </p>
        </SavedItemForm>
      )}
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} locale={locale} view={view} notification={notification} />
        ))}
      </ul>
      <Pagination
        current={page.number}
        count={page.count}
        hrefFor={(number) =>
          number === 1 ? path + query : `${path}${query ? `${query}&` : "?"}page=${number}`
        }
        words={{ label: t("pages"), page: t("page"), previous: t("previous"), next: t("next") }}
      />
    </div>
  );
};
