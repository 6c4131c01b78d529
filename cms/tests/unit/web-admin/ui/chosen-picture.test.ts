import {
  blogToForm,
  checkBlog,
  emptyBlog,
} from '../../../../src/plugins/web-admin/admin/src/blog/blog-form';
import {
  moved,
  pictureKeys,
  readPicture,
  writePicture,
} from '../../../../src/plugins/web-admin/admin/src/ui/pictures/chosen-picture';

const src = 'data:image/png;base64,AA';

test.each([null, '', 'A chart', '{"alt":"x"}', '"'])(
  'a picture with the text %j comes back from the form as it was',
  (alt) => {
    expect(readPicture(writePicture({ src, alt }))).toEqual({ src, alt });
  },
);

test('a kept form of an earlier release holds pictures without a text', () => {
  expect(readPicture(src)).toEqual({ src, alt: null });
  expect(readPicture('{not JSON')).toEqual({ src: '{not JSON', alt: null });
});

test('an edited blog is sent with what was said of each picture', () => {
  const managed = {
    ...{ _id: 'a', title: 'T', description: '<p>D</p>', tag: '', category: 'C' },
    ...{ version: 'v', published: true, slug: 't', createdAt: '', updatedAt: '' },
    state: 'live' as const,
    image: ['/uploads/a.png', '/uploads/b.png'],
  };
  const body = (imageAlt: (string | null)[] | undefined) =>
    checkBlog(blogToForm({ ...managed, ...(imageAlt && { imageAlt }) }));
  expect(body(['', 'B'])).toMatchObject({
    ok: true,
    body: { image: managed.image, imageAlt: ['', 'B'] },
  });
  expect(body(undefined)).toMatchObject({ ok: true, body: { imageAlt: [null, null] } });
  expect(checkBlog(emptyBlog)).toEqual({ ok: false, problem: 'please fill all fields' });
});

test('a picture is moved up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('the keys of pictures stay with them, and the same picture can be chosen twice', () => {
  const list = [src, `${src}B`, src].map((each) => ({ src: each, alt: null }));
  const keys = pictureKeys(list);
  expect(new Set(keys).size).toBe(3);
  expect(pictureKeys(moved(list, 1, 0))[0]).toBe(keys[1]);
});
