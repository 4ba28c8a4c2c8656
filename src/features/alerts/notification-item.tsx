import type { z } from "zod";
import type { notification } from "#contract/notification.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./alerts.module.css";
import { KeptForm } from "./kept-form.tsx";

type NotificationItemProps = {
  readonly locale: Locale;
  /** The part of the list that is shown. */
  readonly view: string;
  readonly notification: z.infer<typeof notification>;
};

/** A notification, with a link to its subject. */
export const NotificationItem = async ({ locale, view, notification: entry }: NotificationItemProps) => {
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
      <KeptForm
        locale={locale}
        view={view}
        subject={{ thing: "notification", id, name: title, list: undefined }}
        buttons={[read ? ["unread", t("markUnread")] : ["read", t("read")], ["remove", t("remove")]]}
      />
    </li>
  );
};
