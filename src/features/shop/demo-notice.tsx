import { getScopedI18n } from "#platform/i18n.ts";

/** The style of the notice, for the few sites that have one. */
export const demoNoticeStyle =
  "[data-demo]{padding:var(--s2) var(--gutter);border-block-end:var(--line);font-size:var(--small);text-align:center;background:var(--sunken)}";

/** Says above every page that nothing of it is for sale. */
export const DemoNotice = async () => {
  const t = await getScopedI18n("frame");
  return (
    <aside aria-label={t("demo")} data-demo="">
      {t("demoText")}
    </aside>
  );
};
