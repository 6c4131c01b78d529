import firmFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { appleTouchIcon } from './src/ui/page/site-icons';
import { themeColours } from './src/content/theme';

export { wrapPageElement } from './src/templates/Layout';

/**
 * Gatsby inlines the whole style sheet into every page. Publishing replaces it with the page's own rules, so the
 * element stays empty until then, which keeps thousands of pages small to render, write and read.
 */
const withoutRules = (component: ReactNode) =>
  isValidElement<Record<string, unknown>>(component) &&
  component.props['data-identity'] === 'gatsby-global-css'
    ? cloneElement(component, { dangerouslySetInnerHTML: { __html: '' } })
    : component;

/** Not in a page's `Head`: in the browser Gatsby renders that inside an element, where React does not accept `html`. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: 'en' });
};

/** Puts the icons, the colours and the first font at the start of the head, and leaves out the inlined style sheet. */
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
