import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The style sheets of this build by their names, which hold a hash of what is in them. */
let styleSheets: string[] = [];

const noteStyleSheets: WebpackPluginInstance = {
  apply({ hooks }: Compiler) {
    hooks.afterEmit.tap('noteStyleSheets', ({ assets }) => {
      styleSheets = Object.keys(assets)
        .filter((name) => name.endsWith('.css'))
        .sort();
    });
  },
};

const countStylesAsCode: WebpackPluginInstance = {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('countStylesAsCode', (compilation) => {
      compilation.hooks.chunkHash.tap('countStylesAsCode', (_chunk, hash) => {
        hash.update(styleSheets.join());
      });
    });
  },
};

/**
 * Lets a build from the cache write every page anew when only a style changed. The styles stand inside the pages, but Gatsby
 * judges by the code that renders them, which names classes and knows no style. The style sheets are made before that code.
 */
export const renderAnewWithStyles = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [noteStyleSheets] });
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [countStylesAsCode] });
};
