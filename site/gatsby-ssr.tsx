import firmFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { appleTouchIcon } from './src/components/layout/icons';
import { themeColours } from './src/content/theme';

export { wrapPageElement } from './src/components/layout/wrapPageElement';

/** Puts into the head what must come first: the icons and colours, the font of the first words. */
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
    ...getHeadComponents(),
  ]);
};
