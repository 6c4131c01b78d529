import {
  checkBlog,
  emptyBlog,
} from '../../../../../src/plugins/web-admin/admin/src/blog/blog-form';
import { checkFaq, emptyFaq } from '../../../../../src/plugins/web-admin/admin/src/faq/faq-form';
import { encodedBytes } from '../../../../../src/plugins/web-admin/admin/src/ui/pictures/picture-files';

const blog = {
  ...emptyBlog,
  title: ' A title ',
  slug: '',
  image: ['data:image/png;base64,AAAA'],
  tag: '',
  category: 'News',
  description: '<p>Text</p>',
  version: 'v',
};

test('a blog is sent trimmed, with an empty tag and without its version', () => {
  expect(checkBlog(blog)).toEqual({
    ok: true,
    body: {
      title: 'A title',
      image: blog.image,
      tag: '',
      category: 'News',
      description: '<p>Text</p>',
      ...{ author: '', metaTitle: '', metaDescription: '', socialImage: '', noindex: false },
    },
  });
});

test('a new blog is sent without the optional fields that are empty', () => {
  const checked = checkBlog({ ...blog, version: '', author: ' Ada ', noindex: 'Yes' });
  expect(checked).toEqual({
    ok: true,
    body: {
      title: 'A title',
      image: blog.image,
      tag: '',
      category: 'News',
      description: '<p>Text</p>',
      ...{ author: 'Ada', noindex: true },
    },
  });
});

test.each([
  ['title', { title: ' ' }],
  ['image', { image: [] }],
  ['category', { category: '\t' }],
  ['description', { description: '' }],
])('a blog without %s is not sent', (_, empty) => {
  expect(checkBlog({ ...blog, ...empty })).toEqual({
    ok: false,
    problem: 'please fill all fields',
  });
});

test('empty forms are not sent', () => {
  expect(checkBlog(emptyBlog).ok).toBe(false);
  expect(checkFaq(emptyFaq).ok).toBe(false);
});

test('a FAQ needs a question and a description', () => {
  const faq = { question: 'Why?', description: '<p>So.</p>', version: '' };
  expect(checkFaq(faq)).toMatchObject({ ok: true, body: { question: 'Why?' } });
  for (const empty of [{ question: ' ' }, { description: '' }]) {
    expect(checkFaq({ ...faq, ...empty })).toEqual({
      ok: false,
      problem: 'please fill all fields',
    });
  }
});

test('the size of a message is that of its JSON in UTF-8', () => {
  expect(encodedBytes({ a: 'x' })).toBe(9);
  expect(encodedBytes({ a: 'ü€😀' })).toBe(8 + 2 + 3 + 4);
  expect(encodedBytes({ a: '"\n' })).toBe(8 + 4);
});

test('a blog may have 10,485,760 encoded bytes and not one more', () => {
  const { title, image, tag, category, description } = blog;
  const rest = encodedBytes({ title: title.trim(), image, tag, category, description });
  const padded = (bytes: number) => ({
    ...{ ...blog, version: '' },
    image: [`${image[0] ?? ''}${'A'.repeat(bytes - rest)}`],
  });
  expect(checkBlog(padded(10_485_760)).ok).toBe(true);
  const tooLarge = checkBlog(padded(10_485_761));
  expect(tooLarge).toMatchObject({ ok: false });
  expect(JSON.stringify(tooLarge)).toContain('10,485,760 bytes');
});
