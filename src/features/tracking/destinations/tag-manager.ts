import { googleRecipient, googleTag } from "./google-tags.ts";

/** Google Tag Manager: the container of `GTM_ID`, whose tags find the sales events in the data layer. */
export const destination = googleTag({
  name: "tag-manager",
  variables: ["GTM_ID"],
  recipient: googleRecipient("Google Tag Manager"),
  script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  begin: () => window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" }),
  deliver: ({ name, parameters }) =>
    // The first takes away what an earlier event has left.
    window.dataLayer?.push({ ecommerce: null }, { event: name, ecommerce: parameters }),
});
