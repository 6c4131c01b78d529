import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { configurationOf } from './gatsby-configuration';

const ofReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Switches React, and nothing else, to its development build. */
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
 * With `REACT_DEVELOPMENT=true` the browser gets React's development build, which reports hydration mismatches and other
 * mistakes in the console. Everything else is as published.
 */
export const takeReactForDevelopment = (args: CreateWebpackConfigArgs) => {
  if (args.stage !== 'build-javascript' || process.env.REACT_DEVELOPMENT !== 'true') return;
  const config = configurationOf(args);
  args.actions.replaceWebpackConfig({
    ...config,
    // If a name is defined twice, the first definition counts.
    plugins: [developmentOfReact, ...(config.plugins ?? [])],
    optimization: { ...config.optimization, nodeEnv: false },
  });
};
