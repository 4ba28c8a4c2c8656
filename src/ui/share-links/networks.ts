import { fill } from "#platform/fill.ts";
/** What is shared: an absolute address, its title, and for some networks a picture's absolute address. */
export type Shared = { readonly url: string; readonly title: string; readonly picture?: string };

type Network = {
  readonly label: string;
  /** Address with `{url}`, `{title}` and `{picture}`, each to be percent-encoded. */
  readonly address: string;
};

/** Networks for sharing a page, with their share addresses. Proper names are the same in every language. */
const networks = {
  whatsapp: { label: "WhatsApp", address: "https://wa.me/?text={title}%20{url}" },
  email: { label: "E-mail", address: "mailto:?subject={title}&body={title}%0A{url}" },
  telegram: { label: "Telegram", address: "https://t.me/share/url?url={url}&text={title}" },
  facebook: { label: "Facebook", address: "https://www.facebook.com/sharer/sharer.php?u={url}" },
  x: { label: "X", address: "https://x.com/intent/post?url={url}&text={title}" },
  bluesky: { label: "Bluesky", address: "https://bsky.app/intent/compose?text={title}%20{url}" },
  buffer: { label: "Buffer", address: "https://publish.buffer.com/compose?url={url}&text={title}" },
  evernote: { label: "Evernote", address: "https://www.evernote.com/clip.action?url={url}&title={title}" },
  flipboard: {
    label: "Flipboard",
    address: "https://share.flipboard.com/bookmarklet/popout?v=2&url={url}&title={title}",
  },
  hackernews: {
    label: "Hacker News",
    address: "https://news.ycombinator.com/submitlink?u={url}&t={title}",
  },
  instapaper: { label: "Instapaper", address: "https://www.instapaper.com/edit?url={url}&title={title}" },
  line: { label: "LINE", address: "https://social-plugins.line.me/lineit/share?url={url}&text={title}" },
  linkedin: { label: "LinkedIn", address: "https://www.linkedin.com/sharing/share-offsite/?url={url}" },
  mastodon: { label: "Mastodon", address: "https://mastodonshare.com/?text={title}&url={url}" },
  messenger: { label: "Messenger", address: "fb-messenger://share/?link={url}" },
  odnoklassniki: {
    label: "OK",
    address: "https://connect.ok.ru/offer?url={url}&title={title}&imageUrl={picture}",
  },
  pinterest: {
    label: "Pinterest",
    address: "https://www.pinterest.com/pin/create/button/?url={url}&media={picture}&description={title}",
  },
  quora: { label: "Quora", address: "https://www.quora.com/share?url={url}&title={title}" },
  qzone: {
    label: "Qzone",
    address:
      "https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey?url={url}&title={title}&pics={picture}",
  },
  reddit: { label: "Reddit", address: "https://www.reddit.com/submit?url={url}&title={title}" },
  sms: { label: "SMS", address: "sms:?body={title}%20{url}" },
  threads: { label: "Threads", address: "https://www.threads.net/intent/post?text={title}%20{url}" },
  tumblr: {
    label: "Tumblr",
    address: "https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}",
  },
  viber: { label: "Viber", address: "viber://forward?text={title}%20{url}" },
  vk: { label: "VK", address: "https://vk.com/share.php?url={url}&title={title}&image={picture}" },
  weibo: {
    label: "Weibo",
    address: "https://service.weibo.com/share/share.php?url={url}&title={title}&pic={picture}",
  },
  wordpress: { label: "WordPress", address: "https://wordpress.com/press-this.php?u={url}&t={title}" },
  xing: { label: "XING", address: "https://www.xing.com/spi/shares/new?url={url}" },
} as const satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;

export const networkNames = Object.keys(networks) as NetworkName[];

/** The network of a name. Throws `Network X does not exist` for another one, as specified. */
export const networkOf = (name: string): Network => {
  if (!Object.hasOwn(networks, name)) throw new Error(`Network ${name} does not exist`);
  return networks[name as NetworkName];
};

/** Share address of a page. Throws `Network X does not exist` for an unknown network. */
export const shareAddress = (name: string, { url, title, picture = "" }: Shared): string => {
  const values: Readonly<Record<string, string>> = { url, title, picture };
  return fill(networkOf(name).address, (key) => encodeURIComponent(values[key] ?? ""));
};
