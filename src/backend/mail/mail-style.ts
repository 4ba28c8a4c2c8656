/** The one style element of every mail. Without colours of its own, so that a dark mail program shows it dark. */
export const mailStyle = [
  ":root{color-scheme:light dark}",
  "body{margin:0;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif}",
  "main{max-width:34rem;margin:0 auto}",
  "h2{margin:2rem 0 1rem;font-size:1.125rem;line-height:1.3;overflow-wrap:anywhere}",
  "p{margin:0 0 1rem;overflow-wrap:anywhere}",
  "img{max-width:100%;height:auto;border-radius:.5rem}",
  ".act{display:inline-block;margin:0 .5rem .5rem 0;padding:.75rem 1rem;border:1px solid;border-radius:.5rem}",
  "blockquote{margin:0 0 1rem;padding:0 0 0 1rem;border-left:.1875rem solid}",
  "blockquote p{margin:0}",
].join("");
