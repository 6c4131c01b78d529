import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The names of this build's style sheets, which contain a hash of their content. */
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
 * Makes a cached build write every page again when only a style changed. The styles are inside the pages, but Gatsby decides by
 * the code that renders them, and that code contains class names only. The style sheets are built before that code.
 */
export const renderAnewWithStyles = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [noteStyleSheets] });
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [countStylesAsCode] });
};
