import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Makes source maps only as good as they are used, since they take a seventh of the time of a build from nothing. Scripts are
 * delivered without; the renderer's name the line of a page that cannot be rendered, which is all that Gatsby reads of them.
 */
export const simplifySourceMaps = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
  if (stage === 'build-html') actions.setWebpackConfig({ devtool: 'cheap-module-source-map' });
};
