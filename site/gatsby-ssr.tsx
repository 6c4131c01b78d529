import firmFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { appleTouchIcon } from './src/ui/page/site-icons';
import { themeColours } from './src/content/theme';

export { wrapPageElement } from './src/templates/Layout';

/**
 * Gatsby prints the whole style sheet into every page. Publishing puts each page's own rules into the element, from the
 * sheet's file, so it stays empty until then: thousands of pages are that much smaller to draw, to write and to read.
 */
const withoutRules = (component: ReactNode) =>
  isValidElement<Record<string, unknown>>(component) &&
  component.props['data-identity'] === 'gatsby-global-css'
    ? cloneElement(component, { dangerouslySetInnerHTML: { __html: '' } })
    : component;

/** Not in a page's `Head`: in the browser Gatsby draws that inside an element, where React takes no `html`. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: 'en' });
};

/**
 * Puts into the head what must come first, the icons and colours and the font of the first words, and leaves out the rules of
 * the style sheet.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={appleTouchIcon.path} />,
    ...Object.entries(themeColours).map(([scheme, colour]) => (
      <meta
        key={`theme-${scheme}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={colour}
      />
    )),
    <link key="font" rel="preload" href={firmFont} as="font" type="font/woff2" crossOrigin="" />,
    ...getHeadComponents().map(withoutRules),
  ]);
};
