import { manifestIcons } from '../src/ui/page/site-icons';
import { firm } from '../src/content/firm';
import { page } from '../src/content/home';
import { themeColours } from '../src/content/theme';

/** gatsby-plugin-manifest: what a phone asks for when someone puts the site on the home screen. */
export const manifest = {
  resolve: 'gatsby-plugin-manifest',
  options: {
    name: firm.name,
    short_name: firm.shortName,
    description: page.description,
    lang: 'en',
    start_url: '/',
    // A site to read, not an application: it keeps the browser's address bar.
    display: 'browser',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: manifestIcons,
    // The head's own lines are in gatsby-ssr.tsx: a colour for light and dark, and one touch icon.
    theme_color_in_head: false,
    include_favicon: false,
    legacy: false,
  },
};
