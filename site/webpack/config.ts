import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { shakeContract } from './tree-shake-contract';
import { renderAnewWithStyles } from './inlined-styles';
import { takeReactForDevelopment } from './react-development';
import { acceptStyleOrder, nameClasses } from './css-modules';
import { inlineSvg } from './svg-components';

/**
 * Has a build draw no source maps: they took a fifth of its time. No visitor asks for them, and where Gatsby reads those of
 * its renderer, for a page that cannot be rendered, it names a wrong line; without, it says what failed and on which page.
 */
const leaveOutSourceMaps = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage.startsWith('build')) actions.setWebpackConfig({ devtool: false });
};

/** What the site changes in Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  acceptStyleOrder(args);
  nameClasses(args);
  renderAnewWithStyles(args);
  shakeContract(args);
  leaveOutSourceMaps(args);
  inlineSvg(args);
  takeReactForDevelopment(args);
};
