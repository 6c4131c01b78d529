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
  transformIgnorePatterns: ['/node_modules/(?!(altcha-lib)/)'],
  modulePathIgnorePatterns: ['<rootDir>/.test/', '<rootDir>/bench/.work/'],
});

/** Projects: one for each room with unit tests, and `cms` for the tests that boot the real Strapi. */
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
    node('house', [
      '<rootDir>/scripts/tests/**/*.test.ts',
      '<rootDir>/docs/tests/**/*.test.ts',
      '<rootDir>/bench/tests/**/*.test.ts',
    ]),
    node('cms', ['<rootDir>/cms/tests/server/**/*.test.ts']),
  ],
};
