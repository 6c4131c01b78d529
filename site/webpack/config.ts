import type { GatsbyNode } from 'gatsby';
import { shakeContract } from './contract';
import { renderAnewWithStyles } from './page-styles';
import { takeReactForDevelopment } from './react-development';
import { leaveOutSourceMaps } from './source-maps';
import { acceptStyleOrder, nameClasses } from './styles';
import { inlineSvg } from './svg';

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
