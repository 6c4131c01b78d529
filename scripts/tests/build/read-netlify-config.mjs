// Prints the configuration that Netlify's own parser reads from netlify.toml for a deploy context.
import { resolveConfig } from '@netlify/config';

const [, , root = '', context = ''] = process.argv;
const { config } = await resolveConfig({
  config: `${root}/netlify.toml`,
  cwd: root,
  repositoryRoot: root,
  context,
  branch: 'main',
  mode: 'cli',
  offline: true,
});
console.log(JSON.stringify(config));
