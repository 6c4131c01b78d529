/** @jest-environment node */
import { readRedirects } from '../../cms-source/redirects';

const settings = { url: 'http://cms.example', token: 'a-secret-token' };

const answered = (body: unknown, status = 200) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('all redirects are read in one call with the token of the build', async () => {
  const result = [
    ['/old', '/new'],
    ['/gone', null],
  ];
  answered({ result });
  await expect(readRedirects(settings)).resolves.toEqual(result);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(
    'http://cms.example/api/redirects/build',
    expect.objectContaining({ headers: { authorization: 'Bearer a-secret-token' } }),
  );
});

test.each([{}, [], null, { result: null }, { result: [['/a']] }, { result: [['/a', 7]] }])(
  'an answer without redirects has its own message: %j',
  async (body) => {
    answered(body);
    await expect(readRedirects(settings)).rejects.toThrow(
      'The CMS at http://cms.example does not list its redirects: it is older than this site.',
    );
  },
);

test('a CMS without the route fails the build', async () => {
  answered({}, 404);
  await expect(readRedirects(settings)).rejects.toThrow(
    'The CMS at http://cms.example answered /api/redirects/build with 404.',
  );
});
