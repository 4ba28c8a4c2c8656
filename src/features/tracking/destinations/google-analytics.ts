import { googleRecipient, googleTag } from "./google-tags.ts";
import { measuredAddress } from "./measured-address.ts";

/** Google Analytics 4: the property of `GA_ID`, without a container. */
export const destination = googleTag({
  name: "google-analytics",
  variables: ["GA_ID"],
  recipient: googleRecipient("Google Analytics"),
  script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
  begin: (id) => {
    window.gtag?.("js", new Date());
    window.gtag?.("config", id, {
      page_location: measuredAddress(),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
  },
  deliver: ({ name, parameters }, id) => window.gtag?.("event", name, { ...parameters, send_to: id }),
});
