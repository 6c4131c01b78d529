import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * The contract only declares things, so a page takes from it what it names: asking for a limit or an error code does
 * not bring along every schema, and Yup with them.
 */
export const shakeContract = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          include: [resolve('../cms/src/contract'), resolve('src/api.ts')],
          sideEffects: false,
        },
      ],
    },
  });
};
