import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: 'http://localhost:8888' },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  plugins: [],
};

export default config;
