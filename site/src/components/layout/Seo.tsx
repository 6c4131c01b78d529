/**
 * What a page tells the browser's tab, search engines and link previews. Each page renders one. This is what the build
 * writes; in the browser LateSeo.tsx stands here (webpack/head.ts).
 */
export { SeoTags as Seo } from './SeoTags';
