import type { GatsbyNode } from 'gatsby';
import { shakeContract } from './contract';
import { renderAnewWithStyles } from './page-styles';
import { acceptStyleOrder } from './styles';
import { inlineSvg } from './svg';

/** What the site changes in Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  acceptStyleOrder(args);
  renderAnewWithStyles(args);
  shakeContract(args);
  inlineSvg(args);
};
