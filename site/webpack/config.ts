import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { shakeContract } from './tree-shake-contract';
import { renderAnewWithStyles } from './inlined-styles';
import { takeReactForDevelopment } from './react-development';
import { acceptStyleOrder, nameClasses } from './css-modules';
import { inlineSvg } from './svg-components';

/**
 * Switches source maps off, which took a fifth of a build's time. No visitor requests them. For a page that cannot be
 * rendered, Gatsby would use them to name a line, but a wrong one; without them it names the error and the page.
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
