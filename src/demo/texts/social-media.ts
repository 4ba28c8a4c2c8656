import type { Footer } from "#contract/page-frame.ts";

/** The demo brand has no accounts: each link opens the network itself, for its operator to replace. */
export const socialMedia: Footer["socialMedia"] = [
  {
    link: "https://www.instagram.com/",
    target: "_blank",
    image: "/icons/social/instagram.svg",
    text: "Instagram",
  },
  {
    link: "https://www.facebook.com/",
    target: "_blank",
    image: "/icons/social/facebook.svg",
    text: "Facebook",
  },
  { link: "https://www.youtube.com/", target: "_blank", image: "/icons/social/youtube.svg", text: "YouTube" },
];
