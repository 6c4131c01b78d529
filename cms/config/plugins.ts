export default () => ({
  'web-admin': { enabled: true, resolve: './src/plugins/web-admin' },
  // The site makes its own sizes from the original.
  upload: { config: { breakpoints: {} } },
});
