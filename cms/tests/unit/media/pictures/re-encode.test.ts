import sharp from 'sharp';
import { readDataUrl } from '../../../../src/media/pictures/data-url';
import { reEncode } from '../../../../src/media/pictures/re-encode';
import { lengthWithoutPictures } from '../../../../src/media/pictures/text-pictures';

const drawn = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width: 10, height: 10, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a script appended to a %s is removed',
  async (format) => {
    const script = Buffer.from('<script>steal()</script>');
    const { kind, bytes } = await reEncode(Buffer.concat([await drawn(format), script]), 'It');
    expect(kind).toBe(format);
    expect(bytes.includes('steal')).toBe(false);
  },
);

test('a comment inside a picture is removed', async () => {
  const jpeg = await drawn('jpeg');
  const comment = Buffer.from('<script>steal()</script>');
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  const hidden = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  expect((await reEncode(hidden, 'It')).bytes.includes('steal')).toBe(false);
});

test.each([
  ['data:image/png;base64,QUJD', 'ABC'],
  ['data:;base64,QUI=', 'AB'],
  ['DATA:text/html;BASE64,QQ==', 'A'],
])('%s is read', (source, bytes) => {
  expect(readDataUrl(source, 'It').toString()).toBe(bytes);
});

test.each(['QUJD\n', 'QUJ', 'QUI', 'QR==', 'QUJD====', 'Q!JD', 'QUJ-', ''])(
  'invalid base64 is refused: %j',
  (encoded) => {
    expect(() => readDataUrl(`data:image/png;base64,${encoded}`, 'It')).toThrow(/^It is damaged/);
  },
);

test("pictures do not count towards a text's length; words that look like them do", () => {
  expect(lengthWithoutPictures(`<img src="data:image/png;base64,${'A'.repeat(1_000)}">`)).toBe(6);
  expect(lengthWithoutPictures('data:image/png')).toBe(14);
});
