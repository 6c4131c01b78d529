import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Modules that only declare things. The packages among them do so too, but do not say it. */
const declaring = [
  resolve('../cms/src/contract'),
  resolve('src/api.ts'),
  /node_modules[\\/](yup|hoist-non-react-statics)[\\/]/,
];

/**
 * Has a page take from such modules what it names. Asking the contract for a limit or an error code does not bring along
 * every schema, and Yup with them.
 */
export const shakeContract = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({
    module: { rules: [{ include: declaring, sideEffects: false }] },
  });
};
