import { readFormLimit, readLimits } from '../../../../src/accounts/limiter/limits';

const { env } = process;

beforeEach(() => {
  process.env = { ...env };
});

afterAll(() => {
  process.env = env;
});

test('limits have defaults', () => {
  expect(readLimits()).toEqual({
    loginAccount: { points: 10, seconds: 900 },
    loginPlace: { points: 10, seconds: 900 },
    loginAddress: { points: 30, seconds: 900 },
    refusedCall: { points: 100, seconds: 900 },
    publicWrite: { points: 20, seconds: 600 },
    preview: { points: 600, seconds: 600 },
    formReserve: { points: 2, seconds: 3_600 },
  });
});

test('limits are read from the environment', () => {
  process.env.LOGIN_LIMIT_PER_ACCOUNT = '3';
  process.env.WRITE_LIMIT_SECONDS = '5';
  expect(readLimits()).toMatchObject({
    loginAccount: { points: 3, seconds: 900 },
    publicWrite: { points: 20, seconds: 5 },
  });
});

test.each(['0', '-1', '1.5', 'ten', '1e3', '99999999'])('the limit %s is refused', (value) => {
  process.env.LOGIN_LIMIT_PER_ADDRESS = value;
  expect(readLimits).toThrow('Set LOGIN_LIMIT_PER_ADDRESS to a whole number from 1 to 1000000.');
});

test('a form accepts 600 leads an hour unless the environment sets another limit', () => {
  expect(readFormLimit()).toEqual({ points: 600, seconds: 3_600 });
  process.env.FORM_LIMIT = '5';
  process.env.FORM_LIMIT_SECONDS = '60';
  expect(readFormLimit()).toEqual({ points: 5, seconds: 60 });
  process.env.FORM_LIMIT = '0';
  expect(readFormLimit).toThrow('Set FORM_LIMIT to a whole number from 1 to 1000000.');
});
