import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { configurationOf } from './gatsby-configuration';

const ofReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Lets React, and nothing else, take this build for one of development. */
const developmentOfReact: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    const { DefinePlugin } = compiler.webpack;
    new DefinePlugin({
      'process.env.NODE_ENV': DefinePlugin.runtimeValue(({ module }) =>
        JSON.stringify(ofReact.test(module.identifier()) ? 'development' : 'production'),
      ),
    }).apply(compiler);
  },
};

/**
 * With `REACT_DEVELOPMENT=true` the browser gets React's development build, which tells in its console where a page is not
 * what the build wrote, and what else is wrong. Everything besides React is as it is published.
 */
export const takeReactForDevelopment = (args: CreateWebpackConfigArgs) => {
  if (args.stage !== 'build-javascript' || process.env.REACT_DEVELOPMENT !== 'true') return;
  const config = configurationOf(args);
  args.actions.replaceWebpackConfig({
    ...config,
    // Of two definitions of a name the first counts.
    plugins: [developmentOfReact, ...(config.plugins ?? [])],
    optimization: { ...config.optimization, nodeEnv: false },
  });
};
