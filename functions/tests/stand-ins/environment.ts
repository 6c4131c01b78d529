import { startStandIn, type StandIn } from './server';

export const cmsToken = 'cms-token-of-the-function';
export const captchaSecret = 'a-captcha-secret-of-at-least-32-characters';

/** Timeouts long enough for a busy machine. Tests of timeouts set their own. */
const timeouts = {
  CMS_TIMEOUT_MS: '50000',
  CMS_BLOG_TIMEOUT_MS: '50000',
  RECAPTCHA_TIMEOUT_MS: '50000',
};

/**
 * Starts a stand-in for the CMS for all tests of a file, and gives each test the environment that points at it.
 * @param more additional variables; `undefined` unsets one
 */
export function useCms(more: () => Record<string, string | undefined> = () => ({})): () => StandIn {
  const original = { ...process.env };
  let cms: StandIn;
  beforeAll(async () => {
    cms = await startStandIn();
  });
  beforeEach(() => {
    cms.answers(201, { result: { _id: 'abc123' } });
    const settings: Record<string, string | undefined> = {
      ...original,
      CMS_URL: cms.url,
      CMS_FUNCTION_TOKEN: cmsToken,
      CAPTCHA_SECRET: captchaSecret,
      CAPTCHA_COST: '10',
      ...timeouts,
      ...more(),
    };
    const set = Object.entries(settings).filter(([, value]) => value !== undefined);
    process.env = Object.fromEntries(set);
  });
  afterAll(async () => {
    process.env = original;
    await cms.stop();
  });
  return () => cms;
}
