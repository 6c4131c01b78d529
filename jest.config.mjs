const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      transform: jsx ? { react: { runtime: 'automatic' } } : {},
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const node = (displayName, testMatch) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  transform: { '^.+\\.m?[jt]s$': swc(false) },
  // Packages that ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(altcha-lib|eventemitter3|get-port|is-network-error|jose|p-queue|p-retry|p-timeout)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.test/', '<rootDir>/bench/.work/'],
});

/** The CMS runs outside of a test file's realm: see `cms-environment.ts`. */
const bootingCms = (displayName, testMatch) => ({
  ...node(displayName, testMatch),
  transform: {
    '/cms/node_modules/.+\\.c?js$': '<rootDir>/cms/tests/environment/shared-packages.mjs',
    '^.+\\.ts$': swc(false),
  },
  transformIgnorePatterns: ['<rootDir>/node_modules/'],
  testEnvironment: '<rootDir>/cms/tests/environment/cms-environment.ts',
  globalSetup: '<rootDir>/cms/tests/environment/up.mjs',
  globalTeardown: '<rootDir>/cms/tests/environment/down.mjs',
});

const server = '<rootDir>/cms/tests/server';

/** Tests of the CMS that say nothing about a database: on PostgreSQL they would say the same. */
const databaseAside = [
  // Who may do what, and how one logs in: decided before a row is read, by Strapi's own queries.
  'access',
  'access-table',
  'create-admin',
  'login',
  'login-page',
  'private-fields',
  'proxies',
  'sessions',
  // Bodies, rich text and pictures, on the disk or in a bucket: decided before a row is written.
  'bodies',
  'bucket',
  'pictures',
  'rich-text',
  'uploads',
  // The service of content, which is Strapi's. Its order of changes is in `conflicts`, its revisions in `publishing-…`.
  'blogs',
  'faqs',
  'first-start',
  // What is wrong with a backup is found before anything is written.
  'restore-refused',
  // About the memory of one process, and about the one connection and the file of SQLite.
  'export-memory',
  'export-readers',
  'full-database',
  'sqlite-settings',
  // How much the limits let through by default. That the database counts is said by `limiter` and `form-limit`.
  'default-limits',
];

/**
 * Projects: one for each room with unit tests, `cms` for the tests that boot the real Strapi on SQLite, and `cms-postgres`
 * for those among them that a database decides.
 */
export default {
  // Booting Strapi takes seconds on a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      ...node('site', ['<rootDir>/site/tests/**/*.test.{ts,tsx}']),
      testEnvironment: 'jsdom',
      transform: { '^.+\\.[jt]sx?$': swc(true) },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/site/tests/stubs/css-module.ts',
        '\\.css$': '<rootDir>/site/tests/stubs/empty.ts',
        '\\.svg$': '<rootDir>/site/tests/stubs/svg.tsx',
        '\\.woff2$': '<rootDir>/site/tests/stubs/font.ts',
      },
      setupFilesAfterEnv: ['<rootDir>/site/tests/setup.ts'],
    },
    node('functions', ['<rootDir>/functions/tests/**/*.test.ts']),
    node('cms-unit', ['<rootDir>/cms/tests/unit/**/*.test.ts']),
    node('tools', [
      '<rootDir>/scripts/tests/**/*.test.ts',
      '<rootDir>/docs/tests/**/*.test.ts',
      '<rootDir>/bench/tests/**/*.test.ts',
    ]),
    bootingCms('cms', [`${server}/**/*.test.ts`]),
    {
      ...bootingCms('cms-postgres', [
        `${server}/**/*.test.ts`,
        '<rootDir>/cms/tests/postgres/*.test.ts',
      ]),
      testPathIgnorePatterns: databaseAside.map((name) => `${server}/[^/]+/${name}\\.test\\.ts$`),
      globals: { testDatabase: 'postgres' },
      globalSetup: '<rootDir>/cms/tests/postgres/up.mjs',
      globalTeardown: '<rootDir>/cms/tests/postgres/down.mjs',
    },
  ],
};
