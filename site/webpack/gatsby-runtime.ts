import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { isRule } from './gatsby-configuration';

/** Scripts that Gatsby brings to every page, and that do nothing on this site. */
const unused = [
  // For `<Script>` in a worker.
  /internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
  // For manifests in several languages.
  /gatsby-plugin-manifest[\\/]gatsby-browser\.js$/,
  // There is no service worker.
  /\.cache[\\/]register-service-worker\.js$/,
];

/** Keeps out of the browser's script what of Gatsby the site does not use; of its entry, what no page names (`Slice`, `Script`). */
export const trimGatsby = ({ stage, actions, loaders }: CreateWebpackConfigArgs) => {
  if (stage !== 'build-javascript') return;
  // Gatsby types its loaders as a bare `Function`.
  const leaveOut: unknown = Reflect.apply(loaders.null, undefined, []);
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: unused, ...(isRule(leaveOut) && leaveOut) },
        {
          include: [resolve('.cache/gatsby-browser-entry.js'), resolve('.cache/slice.js')],
          sideEffects: false,
        },
      ],
    },
  });
};
