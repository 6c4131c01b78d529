/** The paper of tokens.css in light and dark: what stands around the page, in a browser's bar, has its colour. */
export const themeColours = { light: '#ffffff', dark: '#16111a' } as const;
