import { manifestIcons } from '../src/ui/page/site-icons';
import { firm } from '../src/content/firm';
import { page } from '../src/content/home';
import { themeColours } from '../src/content/theme';

/** gatsby-plugin-manifest: used when a visitor adds the site to the home screen of a phone. */
export const manifest = {
  resolve: 'gatsby-plugin-manifest',
  options: {
    name: firm.name,
    short_name: firm.shortName,
    description: page.description,
    lang: 'en',
    start_url: '/',
    // The site is for reading and not an application, so the browser keeps its address bar.
    display: 'browser',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: manifestIcons,
    // gatsby-ssr.tsx writes these tags: a theme colour for light and dark, and one touch icon.
    theme_color_in_head: false,
    include_favicon: false,
    legacy: false,
  },
};
