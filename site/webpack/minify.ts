import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { configurationOf } from './gatsby-configuration';

type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>[number];

/**
 * Short names in an order of their own: `e`, `t`, `n` … Terser counts the letters of the file instead, and those of a hash in
 * it too, which changes from build to build before it is final: the same code would get other names.
 */
const shortNames = {
  get(position: number): string {
    const first = 'etnrisouaflchpdvmgybwxkjqzESTCLAODMPBNFHIRUWVGXYKJQZ_$';
    const rest = `${first}0123456789`;
    let name = first.charAt(position % first.length);
    for (let left = Math.floor(position / first.length); left > 0; left = Math.floor(left / 64)) {
      left -= 1;
      name += rest.charAt(left % 64);
    }
    return name;
  },
};

/**
 * Has Chromium compile all functions of a script while it arrives, beside the page, and not each when it is first called: most
 * are called to make a page live. Other browsers read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

// What the second pass leaves out is what only the first one saw to be unused: a tenth of Yup, for one.
const terserOptions = {
  mangle: { safari10: true, nth_identifier: shortNames },
  compress: { ecma: 2020, passes: 2 },
  output: { ecma: 2020, preamble: compileHint },
};

const isMinimizer = (value: unknown): value is Minimizer =>
  typeof value === 'object' && value !== null && 'apply' in value;

const isForScripts = (minimizer: unknown) =>
  typeof minimizer === 'object' &&
  minimizer !== null &&
  minimizer.constructor.name === 'TerserPlugin';

/** Has scripts written as short as they can be, for browsers that know modules, and ready to be called at once. Gatsby's own setting is for browsers before. */
export const minifyTwice = (args: CreateWebpackConfigArgs) => {
  if (args.stage !== 'build-javascript') return;
  const { optimization, ...rest } = configurationOf(args);
  // Gatsby types its plugins as a bare `Function`.
  const minify: unknown = Reflect.apply(args.plugins.minifyJs, undefined, [{ terserOptions }]);
  if (!isMinimizer(minify)) throw new TypeError('Gatsby passed no minimizer for scripts');
  const others = (optimization?.minimizer ?? []).filter((minimizer) => !isForScripts(minimizer));
  args.actions.replaceWebpackConfig({
    ...rest,
    optimization: { ...optimization, minimizer: [minify, ...others] },
  });
};
