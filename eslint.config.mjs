import path from 'node:path';
import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

const rooms = ['site', 'functions', 'cms', 'e2e', 'scripts', 'docs', 'bench'];
const contract = './cms/src/contract';

/** What a package may import from another: the contract; browser tests also run the system with its own scripts. */
function openTo(room, other) {
  // The CMS tests and the browser tests share the reader of docs/security.md and the maker of forged tokens.
  if (room === 'e2e' && other === 'cms') {
    const harness = ['access-tables.ts', 'forged-tokens.ts'];
    return ['./src/contract', ...harness.map((file) => `./tests/server/harness/access/${file}`)];
  }
  // The bench measures the system: it runs it with its own scripts, and fills the CMS as the tests do.
  if (room === 'bench') {
    const open = { cms: ['./tests/server/harness'], e2e: ['./support'], scripts: ['.'] };
    return open[other] ?? [];
  }
  if (room === 'scripts' && other === 'bench') return ['./bench.ts'];
  if (other === 'cms') return ['./src/contract'];
  // One judge of structured data for component tests and browser tests.
  if (room === 'site' && other === 'e2e') return ['./support/page/structured-data.ts'];
  return room === 'e2e' && other === 'scripts' ? ['.'] : [];
}

/** The parts of `site/src` that build on one another, the lowest first: each may import those before it. */
const siteLayers = [
  ['content'],
  ['api-client', 'page-scripts', 'hydration'],
  ['ui', 'structured-data'],
  ['features'],
  ['sections'],
  ['templates'],
  ['pages'],
];

const siteZones = siteLayers.slice(0, -1).map((layer, index) => ({
  target: layer.map((folder) => `./site/src/${folder}`),
  from: siteLayers
    .slice(index + 1)
    .flat()
    .map((folder) => `./site/src/${folder}`),
  message: 'Imports in site/src flow one way: pages, templates, sections, features, ui, content.',
}));

/** Rooms do not reach into one another. Only `api.ts` of a room, and what builds or tests it, reads the contract. */
const zones = [
  ...rooms.flatMap((room) =>
    rooms
      .filter((other) => other !== room)
      .map((other) => ({
        target: `./${room}`,
        from: `./${other}`,
        except: openTo(room, other),
      })),
  ),
  ...[
    'site/src/!(api.ts)/**/*',
    'functions/src/!(api.ts)',
    'functions/src/!(api.ts)/**/*',
    'cms/src/plugins/web-admin/!(api.ts)/**/*',
  ].map((target) => ({
    target: `./${target}`,
    from: contract,
    message: 'Import the contract through api.ts.',
  })),
  ...siteZones,
  { target: contract, from: './cms', except: ['./src/contract', './node_modules'] },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/.build/',
      '**/.cache/',
      'site/public/',
      'bench/**/public/',
      'site/out/',
      '**/dist/',
      '.test/',
      'bench/.work/',
      // Its packages are not installed here, so its types are unknown.
      'bench/twins/astro/',
      'cms/types/generated/',
      'cms/.data/',
      'cms/.strapi/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  comments.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', '.prettierrc.json'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [
            'tsconfig.json',
            'site/tsconfig.json',
            'functions/tsconfig.json',
            'cms/tsconfig.json',
            'cms/src/admin/tsconfig.json',
            'cms/tests/tsconfig.json',
          ],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      '@eslint-community/eslint-comments/require-description': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // What a room imports is in its own package.json. Tests, and rooms without one, may use the root's, too.
  ...[
    { files: ['site/**'], packageDir: ['site'] },
    { files: ['functions/**'], packageDir: ['functions'] },
    { files: ['cms/**'], packageDir: ['cms'] },
    { files: ['e2e/**'], packageDir: ['e2e', '.'] },
    { files: ['{site,functions}/tests/**'], packageDir: ['site', 'functions', '.'] },
    { files: ['cms/tests/**'], packageDir: ['cms', '.'] },
    { files: ['{scripts,docs}/**', 'bench/**', '*.mjs'], packageDir: ['.', 'bench'] },
  ].map(({ files, packageDir }) => ({
    files,
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        {
          packageDir: packageDir.map((folder) => path.join(import.meta.dirname, folder)),
          includeTypes: true,
        },
      ],
    },
  })),
  {
    files: [
      'site/**/*.{ts,tsx}',
      'cms/src/plugins/*/admin/**/*.{ts,tsx}',
      'cms/src/admin/**/*.tsx',
    ],
    ...react.configs.flat.recommended,
    settings: { react: { version: '18.3' } },
    rules: {
      ...react.configs.flat.recommended.rules,
      ...react.configs.flat['jsx-runtime'].rules,
      'react/prop-types': 'off',
      'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    },
  },
  {
    files: ['site/**/*.{ts,tsx}', 'cms/src/plugins/*/admin/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['site/**/*.{ts,tsx}', 'cms/src/plugins/*/admin/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['site/tests/**/*.tsx'], ...testingLibrary.configs['flat/react'] },
  {
    // Bodies of answers are asserted, not typed.
    files: ['e2e/**/*.spec.ts', 'cms/tests/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The terminal is where these speak.
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
);
