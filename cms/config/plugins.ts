export default () => ({
  'web-admin': { enabled: true, resolve: './src/plugins/web-admin' },
  // The forgotten password is counted together with the logins (src/limiter/rules.ts).
  email: { config: { ratelimit: { enabled: false } } },
  // The site makes its own sizes from the original.
  upload: { config: { breakpoints: {} } },
});
