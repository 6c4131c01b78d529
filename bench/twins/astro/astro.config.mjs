import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import svgr from 'vite-plugin-svgr';

/**
 * The Astro twin of the site, which the bench measures ours against: what Astro 5 makes of the same content, the same
 * React components, the same styles, fonts and pictures. Components are taken from `site/src` as they are; only the
 * pages, the head and the way to the CMS are written anew, as Astro has them. What stands still is rendered without
 * script. What moves is an island: the header (`client:idle`), the carousels (`client:visible`), the contact form and
 * the FAQ (`client:load`). Everything else is Astro's default, but for page files (`about.html`, as ours) and the quality
 * of the pictures (as ours, so that no one wins by a worse picture).
 *
 * Pictures stay at the CMS until Astro's image service fetches them, as its manual has it for a CMS. Its cache asks the CMS
 * whether they changed, and makes them anew where the CMS does not say that they did not.
 *
 * It is built by bench/twins/astro-twin.ts. It has five kinds of page (text, home, contact, FAQ, article) and the list
 * of articles; the site has about thirty pages more.
 */
const site = path.resolve('../../../site');
const cmsUrl = process.env.CMS_URL ?? '';

/** A drawing is a component, as in the site's webpack. With a query, since Astro takes plain `.svg` imports for itself. */
const drawings = {
  name: 'drawings',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('.svg') || !importer?.endsWith('.tsx')) return undefined;
    const file = await this.resolve(source, importer, { ...options, skipSelf: true });
    return file && `${file.id}?react`;
  },
};

export default defineConfig({
  site: process.env.SITE_URL,
  // Beside the output, so that each output has a cache of its own.
  ...(process.env.ASTRO_CACHE ? { cacheDir: process.env.ASTRO_CACHE } : {}),
  publicDir: path.join(site, 'static'),
  trailingSlash: 'never',
  build: { format: 'file' },
  image: { domains: URL.canParse(cmsUrl) ? [new URL(cmsUrl).hostname] : [] },
  integrations: [react()],
  vite: {
    resolve: {
      alias: { gatsby: path.resolve('src/gatsby.tsx') },
      // The components lie outside: without this they would take the packages of the root.
      dedupe: [
        '@fontsource-variable/newsreader',
        '@fontsource-variable/schibsted-grotesk',
        'altcha',
        'formik',
        'parse5',
        'react',
        'react-dom',
        'react-google-recaptcha',
        'react-slick',
        'yup',
      ],
    },
    plugins: [
      drawings,
      svgr({
        svgrOptions: {
          plugins: ['@svgr/plugin-svgo', '@svgr/plugin-jsx'],
          svgProps: { 'aria-hidden': 'true', focusable: 'false' },
          svgoConfig: { plugins: ['prefixIds'] },
        },
      }),
    ],
  },
});
