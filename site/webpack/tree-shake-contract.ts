import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Modules without side effects. The packages among them have none either, but do not declare it. */
const declaring = [
  resolve('../cms/src/contract'),
  resolve('src/api.ts'),
  /node_modules[\\/](yup|hoist-non-react-statics)[\\/]/,
];

/**
 * Lets a page take only what it imports from such modules: a limit or an error code of the contract does not pull in every
 * schema and Yup.
 */
export const shakeContract = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({
    module: { rules: [{ include: declaring, sideEffects: false }] },
  });
};
