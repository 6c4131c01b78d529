import type { GatsbyNode } from 'gatsby';
import { shakeContract } from './contract';
import { slimFormik } from './formik';
import { trimGatsby } from './gatsby-runtime';
import { writeHeadLater } from './head';
import { minifyTwice } from './minify';
import { renderAnewWithStyles } from './page-styles';
import { takeReactForDevelopment } from './react-development';
import { shortNames } from './short-names';
import { leaveOutSourceMaps } from './source-maps';
import { acceptStyleOrder, shortenStyles } from './styles';
import { inlineSvg } from './svg';

/** What the site changes in Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const names = shortNames(args);
  acceptStyleOrder(args);
  renderAnewWithStyles(args);
  shakeContract(args);
  slimFormik(args);
  trimGatsby(args);
  writeHeadLater(args);
  minifyTwice(args);
  leaveOutSourceMaps(args);
  inlineSvg(args, names);
  if (names) shortenStyles(args, names);
  takeReactForDevelopment(args);
};
