import { deploySecret, readPublishingSettings } from '../../../src/publishing/settings';

const { env } = process;

beforeEach(() => {
  process.env = {};
});

afterAll(() => {
  process.env = env;
});

test('without settings, there is no hook and no site, and times have defaults', () => {
  expect(readPublishingSettings()).toEqual({
    hook: undefined,
    site: undefined,
    record: undefined,
    quietMs: 30_000,
    maxWaitMs: 300_000,
    buildTimeoutMs: 1_800_000,
  });
  expect(deploySecret()).toBeUndefined();
});

test('the settings are read from the environment', () => {
  Object.assign(process.env, {
    BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/abc?trigger_branch=main',
    SITE_URL: 'https://www.example.com/',
    PUBLISH_QUIET_SECONDS: '0',
    PUBLISH_MAX_WAIT_SECONDS: '60',
    BUILD_TIMEOUT_SECONDS: '600',
    DEPLOY_NOTIFICATION_SECRET: 's'.repeat(32),
  });
  expect(readPublishingSettings()).toEqual({
    hook: 'https://api.netlify.com/build_hooks/abc?trigger_branch=main',
    site: 'https://www.example.com/',
    record: 'https://www.example.com/build.json',
    quietMs: 0,
    maxWaitMs: 60_000,
    buildTimeoutMs: 600_000,
  });
  expect(deploySecret()).toBe('s'.repeat(32));
});

test('the build record can have another address than the public site', () => {
  process.env.SITE_URL = 'https://www.example.com';
  process.env.SITE_BUILD_RECORD_URL = 'http://127.0.0.1:8888';
  expect(readPublishingSettings()).toMatchObject({
    site: 'https://www.example.com/',
    record: 'http://127.0.0.1:8888/build.json',
  });
});

test.each([
  ['BUILD_HOOK_URL', 'secret-path', 'Set BUILD_HOOK_URL to an address'],
  ['BUILD_HOOK_URL', 'ftp://host.example/secret-path', 'Set BUILD_HOOK_URL to an address'],
  ['SITE_URL', 'www.example.com', 'Set SITE_URL to an address'],
  ['PUBLISH_QUIET_SECONDS', '1.5', 'Set PUBLISH_QUIET_SECONDS to a whole number'],
  ['PUBLISH_MAX_WAIT_SECONDS', '0', 'Set PUBLISH_MAX_WAIT_SECONDS to a whole number'],
  ['BUILD_TIMEOUT_SECONDS', '-1', 'Set BUILD_TIMEOUT_SECONDS to a whole number'],
])('%s cannot be %s', (name, value, message) => {
  process.env[name] = value;
  expect(readPublishingSettings).toThrow(message);
  expect(readPublishingSettings).not.toThrow('secret-path');
});

test('a hook without a site is refused, because no build could be seen to be live', () => {
  process.env.BUILD_HOOK_URL = 'https://host.example/hook';
  expect(readPublishingSettings).toThrow('Set SITE_URL');
  process.env.SITE_URL = 'https://www.example.com';
  expect(readPublishingSettings().hook).toBe('https://host.example/hook');
});

test('a short secret is refused and not repeated in the error', () => {
  process.env.DEPLOY_NOTIFICATION_SECRET = 'short';
  expect(deploySecret).toThrow('DEPLOY_NOTIFICATION_SECRET is too short');
});
