/** @jest-environment node */
import { fetchPicturesOf, picturesIn } from '../../cms-source/text-pictures';
import { startStandIn } from '../stand-in-cms';

const hosts = ['https://cms.example.com'];

test('each of our own pictures is found once, anywhere in the text', () => {
  const html =
    '<p><img src="/uploads/a.png"></p><figure><img src="https://cms.example.com/uploads/b.jpg"></figure><table><tr><td><img src="/uploads/a.png"></td></tr></table>';
  expect(picturesIn(html, hosts)).toEqual(['/uploads/a.png', '/uploads/b.jpg']);
});

test('pictures that are left out of a text are not fetched', () => {
  const html =
    '<noscript><img src="/uploads/a.png"></noscript><img src="https://evil.example/uploads/b.png"><p>/uploads/c.png</p>';
  expect(picturesIn(html, hosts)).toEqual([]);
});

describe('from a CMS', () => {
  /** A CMS that answers each upload with the status at the beginning of its name. */
  function startCms(): Promise<string> {
    return startStandIn((request, response) => {
      response.statusCode = Number(/\/uploads\/(\d+)/.exec(request.url ?? '')?.[1]);
      response.end();
    });
  }

  const html =
    '<img src="/uploads/200_a.png"><img src="https://cms.example.com/uploads/404_b.png">';

  test('pictures are fetched from the CMS, and missing ones are named', async () => {
    const cms = await startCms();
    const fetchFile = jest.fn((url: string) => Promise.resolve({ id: `file of ${url}` }));
    const onGone = jest.fn();
    const text = { title: 'T', html };
    await expect(fetchPicturesOf(text, [cms, ...hosts], fetchFile, onGone)).resolves.toEqual([
      { src: '/uploads/200_a.png', localFile: `file of ${cms}/uploads/200_a.png` },
    ]);
    expect(fetchFile).toHaveBeenCalledTimes(1);
    expect(onGone.mock.calls).toEqual([['/uploads/404_b.png']]);
  });

  test.each(['500', '200'])(
    'a picture with the status %s that cannot be fetched is an error',
    async (status) => {
      const cms = await startCms();
      const fails = () => Promise.reject(new Error('reset'));
      const text = { title: 'New roles', html: `<img src="/uploads/${status}_a.png">` };
      await expect(fetchPicturesOf(text, [cms], fails, jest.fn())).rejects.toThrow(
        `The picture /uploads/${status}_a.png in "New roles" could not be fetched`,
      );
    },
  );
});
