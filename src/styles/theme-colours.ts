/** The grounds of tokens.css, for what cannot read a stylesheet: the browser's own bars and the installed site. */
export const themeColours = { light: "#fbf9f5", dark: "#131718" } as const;
